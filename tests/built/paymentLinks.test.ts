// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'
import { emailTo } from './support/outbox'
import { plainBrowser } from './support/plainBrowser'

/** A shop, by its account and the API alone, and its payers, by pages that run no script. */
const REFUND = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const PATIENCE = 60_000
vi.setConfig({ testTimeout: 180_000 })

let site: Awaited<ReturnType<typeof startBuiltSite>>
let token = ''

async function shop(path: string, body?: object) {
  const response = await fetch(`${site.origin}/api/v4/payment-requests${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { result: PaymentRequest }).result
}
const newRequest = (changes: object = {}) =>
  shop('', {
    ...{ title: 'Two kites', ticker: 'eth', network: 'eth', address: PAYOUT_ADDRESS, amount: '0.5' },
    ...{ life: 'day', ...changes },
  })
async function until(id: string, isReached: (request: PaymentRequest) => boolean) {
  const end = Date.now() + PATIENCE
  let found = await shop(`/${id}`)
  while (!isReached(found) && Date.now() < end) {
    await wait(200)
    found = await shop(`/${id}`)
  }
  return found
}
/** @returns the page of the exchange, where it is paid */
async function place(path: string, query = '') {
  const browser = plainBrowser(site.origin)
  await browser.open(path + query)
  await browser.press('Show amount to pay')
  await browser.press('Continue')
  await browser.press('Review payment', { userRefundAddress: REFUND })
  await browser.press('Create payment')
  expect(browser.path()).toMatch(/^\/own-exchange\//)
  return browser
}

async function post(path: string, body: object) {
  const response = await fetch(`${site.origin}/auth-service/api/v1.0${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { result: { accessToken?: string } }).result
}

beforeAll(async () => {
  site = await startBuiltSite({ DATABASE_URL: '', SANDBOX_STEP_SECONDS: '0.2' })
  const account = { email: 'shop@example.com', password: 'a gull over the harbour' }
  await post('/sign-up', account)
  const email = await emailTo(site.folder, account.email, '#token=')
  const [, link = ''] = /#token=([\w-]+)/.exec(email) ?? []
  await post('/sign-up/confirmation', { token: link, password: account.password })
  token = (await post('/sign-in', account)).accessToken ?? ''
}, 240_000)
afterAll(() => site?.end())

test('a request is paid exactly by a payer without scripts, and its page follows', async () => {
  const { id } = await newRequest()
  const path = `/pay/${id}`
  const first = plainBrowser(site.origin)
  await first.open(path)
  expect(first.text()).toContain('Two kites')
  expect(first.text()).toContain('0.5 ETH')
  expect(first.text()).toContain(PAYOUT_ADDRESS.slice(0, 6))
  expect(first.html()).not.toContain('<script')
  const browser = await place(path)
  await browser.press('Simulate deposit')
  const paid = await until(id, ({ status }) => status === 'paid')
  expect(paid).toMatchObject({ status: 'paid', exception: 'none', received: '0.5', missing: '0' })
  await first.reload()
  expect(first.text()).toContain('You don’t need to do anything else.')
  expect(first.count('main form')).toBe(0)
})

test('no part of the address changes what is received, or where', async () => {
  const { id } = await newRequest()
  const forged =
    '?to=btc-btc&amount=9&side=from&fixed=false&addressTo=0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
  const browser = await place(`/pay/${id}`, forged)
  const publicId = browser.path().split('/')[2] ?? ''
  const response = await fetch(`${site.origin}/api/v3/exchanges-new/${publicId}`)
  const { result } = (await response.json()) as { result: Record<string, unknown> }
  expect(result).toMatchObject({ expectedAmountTo: '0.5', tickerTo: 'eth', type: 'fixed' })
  expect(result).toMatchObject({ extendedInfo: { addressTo: PAYOUT_ADDRESS } })
})

test('of a donation the payer chooses how much arrives, and it stays open', async () => {
  const { id } = await newRequest({ amount: '', life: 'open' })
  const browser = await place(`/pay/${id}`, '?from=btc-btc&amount=0.25')
  await browser.press('Simulate deposit')
  const found = await until(id, ({ received }) => received !== '0')
  expect(found).toMatchObject({ status: 'open', received: '0.25', amount: null })
})

test('what was ended is not paid, and nobody finds a request that does not exist', async () => {
  const { id } = await newRequest()
  await shop(`/${id}/void`, {})
  const browser = plainBrowser(site.origin)
  await browser.open(`/pay/${id}`)
  expect(browser.text()).toContain('The recipient has ended this payment link. Don’t send anything.')
  await browser.open('/pay/0000000000000000')
  expect(browser.status()).toBe(404)
})

test('its pages are in no cache, no index and no frame', async () => {
  const { id } = await newRequest()
  const { headers } = await fetch(`${site.origin}/pay/${id}`)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('x-frame-options')).toBe('DENY')
})
