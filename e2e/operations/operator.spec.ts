import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Estimate } from '@/contract/quotes'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import {
  ADDRESSES,
  exchangeIn,
  getField,
  noteUnder,
  openForm,
  openReview,
  orderOf,
  ORDERS,
  ordersSent,
  placedExchange,
  placeButton,
  review,
  sendField,
  trouble,
} from '../support/orderSteps'
import { ESTIMATES } from '../support/quoteResponses'
import { test as base } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

type Server = Awaited<ReturnType<typeof startBuiltServer>>
const BRAND = { BRAND_NAME: 'Nordwind', BRAND_ACCENT: '#00aa55' }
const running: { api?: Server; site?: Server } = {}
let apiPort = 0
let site = ''
let folder = ''
const apiData = () => join(folder, 'api')
const siteData = () => join(folder, 'site')

const startApi = async () => (running.api = await startBuiltServer(apiPort, { DATA_DIR: apiData() }))
const api = () => originOf(apiPort)

/** One site and one API for all of them, each test going on where the one before has left the two. */
const test = base.extend({ baseURL: async ({}, use) => use(site) })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-operator-'))
  apiPort = await reservePort()
  const sitePort = await reservePort()
  site = originOf(sitePort)
  running.site = await startBuiltServer(sitePort, { ...BRAND, API_ORIGIN: api(), DATA_DIR: siteData() })
})
test.afterAll(async () => {
  await running.site?.kill()
  await running.api?.kill()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'before its API has started the site is served under its own brand and says what is missing',
  FULL,
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner')).toContainText('Nordwind')
    await expect(page).toHaveTitle(/Nordwind/)
    // Computed from all style sheets of the page, in both schemes; it is not the theme's own color.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.getByRole('banner').locator('circle').first()).toHaveCSS('fill', 'rgb(0, 170, 85)')
    }
    await expect(trouble(page).first()).toBeVisible()
    // Nobody has said that this is a sandbox.
    await expect(page.getByRole('note')).toBeHidden()
    expect(await (await page.request.get('/')).text()).not.toContain('role="note"')
  },
)

test('served pages read from the API as soon as it has started', FULL, async ({ request }) => {
  await startApi()
  await expect(async () => {
    const served = await (await request.get('/')).text()
    expect(served).toContain('Bitcoin')
    expect(served).toMatch(/1 BTC(<!-- -->| |=)+/)
    expect(served).toContain('role="note"')
  }).toPass()
})

test('the browser calls the operator’s API: quotes and exchanges come from there', FULL, async ({ page }) => {
  const response = page.waitForResponse((response) => new URL(response.url()).pathname === ESTIMATES)
  await openForm(page, '/exchange-v2', { fixed: 'true' })
  const { rateId } = ((await (await response).json()) as { result: Estimate }).result
  await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
  await page.getByRole('button', { name: 'Review exchange' }).click()
  await expect(review(page)).toBeVisible()
  const sent = ordersSent(page)
  await placeButton(page).click()
  const id = await placedExchange(page)
  // A rate is signed with its issuer's key, so an order that was accepted was quoted there.
  expect(orderOf(sent[0])).toMatchObject({ rateId })
  const known = await page.request.get(`${api()}/api/v3/exchanges-new/${id}`)
  expect(await exchangeIn(known)).toMatchObject({ publicId: id, type: 'fixed', status: 'waiting' })
})

test(
  'the reference back end of the site is off: it opens no database and serves no calls',
  FULL,
  async ({ request }) => {
    expect(existsSync(siteData()) ? readdirSync(siteData()) : []).toEqual([])
    expect(readdirSync(apiData())).not.toEqual([])
    const viaSite = await request.get('/api/v3/currencies?limit=1')
    expect(viaSite.status()).toBe(200)
    await running.api?.kill()
    expect((await request.get('/api/v3/currencies?limit=1')).status()).toBeGreaterThanOrEqual(500)
  },
)

test('with a dead API the site is still served, says so, and recovers', FULL, async ({ page }) => {
  const response = await page.goto('/exchange-v2')
  expect(response?.status()).toBe(200)
  await sendField(page).fill('0.3')
  const note = noteUnder(page, 'from')
  await expect(note).toHaveText(/Something went wrong on our end|Can’t connect/)
  await expect(sendField(page)).toHaveValue('0.3')

  await startApi()
  // On a busy machine the first call of an API that has just started may take longer than a page waits.
  const again = note.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(getField(page)).toHaveValue(/\d/)
  }).toPass()
  await openReview(page)
})

test('an API that is killed right after it took an order has lost nothing', FULL, async ({ request }) => {
  const order = {
    ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.2' },
    addressTo: ADDRESSES.eth,
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const made = await exchangeIn(await request.post(`${api()}${ORDERS}`, { data: order, headers }))
  await running.api?.kill()
  await startApi()
  const find = () => request.get(`/api/v3/exchanges-new/${made.publicId}`)
  // The first call of an API that has just started may take longer than a call that is passed on waits.
  await expect.poll(async () => (await find()).status()).toBe(200)
  expect(await exchangeIn(await find())).toMatchObject({ publicId: made.publicId, expectedAmountFrom: '0.2' })
  const again = await request.post(`${api()}${ORDERS}`, { data: order, headers })
  expect(await exchangeIn(again)).toMatchObject({ publicId: made.publicId })
})
