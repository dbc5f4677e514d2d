import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Created, makeOwner } from '../support/exchangeApi'
import { ADDRESS, deposit, press } from '../support/exchangePage'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const BUY = { fiat: 'eur', ticker: 'btc', network: 'btc', amount: '300', country: 'CH' }
const SIDES = { tickerFrom: 'eur', networkFrom: '', tickerTo: 'btc', networkTo: 'btc' }

/** 300 EUR into bitcoin at the bank of the sandbox, as the form orders it. */
async function orderAtRamp(request: APIRequestContext): Promise<Created> {
  const offered = await request.get('/api/v4/ramps/offers', { params: BUY })
  const { result } = (await offered.json()) as { result: { offers: { quoteId: string }[] } }
  const ordered = await request.post('/api/v4/ramps/orders', {
    headers: { 'idempotency-key': randomUUID() },
    data: { quoteId: result.offers[0]?.quoteId, addressTo: ADDRESS.btc },
  })
  return ((await ordered.json()) as { result: Created }).result
}

async function ownOrder(page: Page, request: APIRequestContext): Promise<string> {
  const created = await orderAtRamp(request)
  await makeOwner(page, { ...SIDES, ...created })
  return created.publicId
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const both = (page: Page) => page.getByRole('region', { name: 'Payment and payout' }).getByRole('listitem')

test('a purchase at a ramp is followed to its end on its owner’s phone, and nothing moves as it loads', async ({
  page,
  request,
}) => {
  const id = await ownOrder(page, request)
  const shifts = await watchShifts(page)
  await page.goto(`/exchange?id=${id}`)
  await expect(heading(page)).toHaveText('Transfer 300 EUR to start')
  await expect(page.getByRole('button', { name: 'Copy payment reference' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code: bank transfer (EPC)' })).toBeVisible()
  await expect(both(page)).toContainText(['300 EUR received by Sandbox', 'sent to your address'])
  expect(await shifts()).toEqual([])
  expect(await brokenRules(page)).toEqual([])
  await deposit(page)
  await expect(heading(page)).toHaveText('Exchange completed', { timeout: 120_000 })
  await expect(page.getByText('Sandbox has sent the coins to your address.')).toBeVisible()
  expect(await brokenRules(page)).toEqual([])
})

test('whoever has the link alone is not shown to which account to pay', async ({ page, request }) => {
  const { publicId } = await orderAtRamp(request)
  const shifts = await watchShifts(page)
  await page.goto(`/exchange?id=${publicId}`)
  await expect(page.getByText(/Only the device that created it can continue/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy payment reference' })).toHaveCount(0)
  await expect(page.getByText('Loading the next step')).toHaveCount(0)
  expect(await shifts()).toEqual([])
})

/** What a ramp with a page of its own says; the bank of the sandbox has none. */
async function answerAsAcme(page: Page) {
  let isOpen = false
  const url = 'https://ramp.example/checkout/2'
  const opened = { kind: 'redirect', until: null, url, once: false, message: null, scheme: null }
  const nothing = { bank: null, amount: null, currency: null, address: null, extraId: null }
  const asAcme = (exchange: { ramp: { ramp: object } }) => ({
    ...exchange,
    status: isOpen ? 'waiting' : 'expired',
    sandbox: false,
    ramp: {
      ...exchange.ramp,
      ramp: { ...exchange.ramp.ramp, name: 'Acme', entity: 'Acme AG' },
      step: isOpen ? 'redirect' : null,
      opened: isOpen ? { ...opened, ...nothing } : null,
      checkoutExpired: !isOpen,
      actions: isOpen ? [] : ['reopen'],
    },
  })
  let shown = { ramp: { ramp: {} } }
  await page.route('**/api/v3/exchanges-new/*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { result: typeof shown }
    shown = body.result
    await route.fulfill({ response, json: { ...body, result: asAcme(shown) } })
  })
  await page.route('**/api/v4/exchanges-new/*/ramp', async (route) => {
    isOpen = true
    await route.fulfill({ json: { result: asAcme(shown) } })
  })
  await page.route('https://ramp.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Acme</title><h1>Checkout of Acme</h1>' }),
  )
}

test('a page of a ramp that expired is opened again, and who comes back is shown the order and no payment', async ({
  page,
  request,
}) => {
  const id = await ownOrder(page, request)
  await answerAsAcme(page)
  await page.goto(`/exchange?id=${id}`)
  await expect(heading(page)).toHaveText('Page at Acme expired')
  expect(await brokenRules(page)).toEqual([])
  await press(page.getByRole('button', { name: 'Open a new page at Acme' }))
  await expect(heading(page)).toHaveText('Checkout of Acme')
  await page.goto(`/api/v4/ramp-returns/en/${id}?status=success&paid=true`)
  await expect(page).toHaveURL(new RegExp(`/exchange\\?id=${id}$`))
  await expect(heading(page)).toHaveText('Continue at Acme')
  await expect(page.getByRole('link', { name: 'Continue at Acme' })).toBeVisible()
  await expect(both(page)).toContainText(['Not yet', 'Not yet'])
  await expect(page.getByText(/received your payment/)).toHaveCount(0)
  expect(await brokenRules(page)).toEqual([])
})
