import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { test as base } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

/** Of each kind that is nothing without its data one, in several languages; no test has requested them before. */
const UNSEEN = [
  ['/coins/btc', 'Something went wrong on our end'],
  ['/de/buy-crypto/eth', 'Bei uns ist ein Fehler aufgetreten'],
  ['/sell-crypto/usdt', 'Something went wrong on our end'],
  ['/crypto-to-crypto/btc-eth?ref=friend', 'Something went wrong on our end'],
  ['/fr/buy-sell-crypto/eur-btc', 'Un problème est survenu de notre côté'],
  ['/how-to-exchange/btc/eth', 'Something went wrong on our end'],
  ['/what-is/tether', 'Something went wrong on our end'],
  ['/buy-and-sell-crypto-on-halyard', 'Something went wrong on our end'],
] as const
const TOKEN = 'a-token-that-reads-the-metrics-of-e2e'

type Built = Awaited<ReturnType<typeof startBuiltServer>>
const running: { api?: Built; site?: Built; silent?: Server } = {}
let apiPort = 0
let site = ''
let folder = ''

/** A site whose back end has never responded, and then does. */
const test = base.extend({ baseURL: async ({}, use) => use(site) })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-away-'))
  apiPort = await reservePort()
  const port = await reservePort()
  site = originOf(port)
  running.site = await startBuiltServer(port, {
    ...{ API_ORIGIN: originOf(apiPort), DATA_DIR: join(folder, 'site'), METRICS_TOKEN: TOKEN },
  })
})
test.afterAll(async () => {
  await running.site?.kill()
  await running.api?.kill()
  running.silent?.close()
  running.silent?.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

for (const [path, words] of UNSEEN)
  test(`${path} is not cached yet: 503 in the visitor’s language`, async ({ request }) => {
    for (const time of ['first', 'second']) {
      const response = await request.get(path)
      expect(response.status(), time).toBe(503)
      expect(response.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
      const page = await response.text()
      expect(page).toContain(words)
      expect(page).toContain('</html>')
      expect(page).not.toMatch(/\n\s+at |ApiFailure|ECONNREFUSED/)
    }
  })

test('many simultaneous requests for the same page all get 503 and are counted as such', async ({
  request,
}) => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => request.get('/coins/eth')))
  expect(responses.map((response) => response.status())).toEqual(responses.map(() => 503))
  const metrics = await request.get('/api/site/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  const counted = await metrics.text()
  expect(counted).toMatch(/_count\{method="GET",route="\/coins\/\[coinUrl\]",status="503"\}/)
  expect(counted).not.toMatch(/status="500"/)
})

test('a link inside the site leads to that page too', async ({ page }) => {
  await page.goto('/coins')
  await page.waitForFunction(() => {
    const { next } = window as unknown as { next?: { router?: { push: (path: string) => unknown } } }
    next?.router?.push('/coins/ltc')
    return Boolean(next?.router)
  })
  await page.waitForURL('**/coins/ltc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our end')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0])).toMatchObject({
    name: `${site}/coins/ltc`,
    responseStatus: 503,
  })
})

test('a back end that hangs is waited for once, not once more for the error page', FULL, async () => {
  const requests: string[] = []
  running.silent = createServer(({ url = '' }) => void requests.push(url)).listen(0, '127.0.0.1')
  await new Promise((resolve) => running.silent?.once('listening', resolve))
  const { port: silent } = running.silent.address() as AddressInfo
  const port = await reservePort()
  const server = await startBuiltServer(port, {
    ...{ API_ORIGIN: originOf(silent), DATA_DIR: join(folder, 'waiting') },
  })
  try {
    const paths = ['/coins/btc', '/de/coins/eth', '/coins/btc?ref=x', '/', '/customer-account']
    const responses = await Promise.all(paths.map((path) => fetch(originOf(port) + path)))
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 200, 200])
    expect(requests.filter((url) => url.startsWith('/api/v3/currencies/list'))).toHaveLength(1)
    expect(new Set(requests).size, requests.join()).toBe(requests.length)
  } finally {
    await server.kill()
  }
})

test(
  'once the back end is there the same addresses are pages, and what it does not know is none',
  FULL,
  async ({ request }) => {
    running.api = await startBuiltServer(apiPort, { DATA_DIR: join(folder, 'api') })
    await expect(async () => {
      expect((await request.get('/coins/btc')).status()).toBe(200)
    }).toPass()
    for (const [path] of UNSEEN) expect((await request.get(path)).status(), path).toBe(200)
    const unknown = await request.get('/coins/no-such-coin')
    expect([unknown.status(), unknown.headers()['retry-after']]).toEqual([404, undefined])
  },
)

test(
  'a page that was seen is served as it was when the back end has gone again',
  FULL,
  async ({ request }) => {
    await running.api?.kill()
    for (const [path] of UNSEEN) {
      const response = await request.get(path)
      expect([response.status(), response.headers()['retry-after']], path).toEqual([200, undefined])
    }
  },
)
