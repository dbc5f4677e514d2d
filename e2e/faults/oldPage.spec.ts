import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { movableClock, moveClock } from '../support/movableClock'

/** Milliseconds; longer than a quote of a cached page is trusted (config/timings.ts). */
const STEP = 90_000
const PATH = '/coins/btc'

type Built = Awaited<ReturnType<typeof startBuiltServer>>
const running: { api?: Built; site?: Built } = {}
let folder = ''

const test = base.extend({ baseURL: async ({}, use) => use(running.site?.origin) })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-old-'))
  const apiPort = await reservePort()
  running.api = await startBuiltServer(apiPort, { DATA_DIR: join(folder, 'api') })
  running.site = await startBuiltServer(await reservePort(), {
    API_ORIGIN: originOf(apiPort),
    DATA_DIR: join(folder, 'site'),
    NODE_OPTIONS: movableClock(STEP),
  })
})
test.afterAll(async () => {
  await running.site?.kill()
  await running.api?.kill()
  rmSync(folder, { recursive: true, force: true })
})

let ahead = 0
function letTimePass() {
  moveClock(running.site?.pid ?? 0)
  ahead += STEP
}

/** When the quote in the page was made, in milliseconds since 1970. */
const quotedAt = (html: string) =>
  Math.max(...Array.from(html.matchAll(/"at":"([^"]+)"/g), ([, at = '']) => Date.parse(at)))

test('a page that was not requested for over a minute is sent with a new quote', async ({ request }) => {
  await request.get(PATH)
  // A server that is slow, as after its start, may send the one from before the last step.
  await expect(async () => {
    letTimePass()
    const html = await (await request.get(PATH)).text()
    expect(quotedAt(html)).toBeGreaterThan(Date.now() + ahead - STEP)
  }).toPass({ timeout: 60_000 })
})

test('while the back end is down it is sent with the old quote', async ({ request }) => {
  await running.api?.kill()
  letTimePass()
  const response = await request.get(PATH)
  expect(response.status()).toBe(200)
  const at = quotedAt(await response.text())
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(Date.now() + ahead - STEP)
})
