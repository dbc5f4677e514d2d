// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { eventually } from '../eventually'
import { startSmtpSink } from '../server/mail/smtpSink'
import { queryRows } from '../server/queryRows'
import { ADAPTERS, PAYOUT_ADDRESS } from './support/adapters'
import { exactNear, exactSideshift, type ExactProvider } from './support/exactProviders'
import { plainBrowser } from './support/plainBrowser'
import { startLiveSite, type LiveSite } from './support/providerSite'

/** A shop on a live site: its customers pay at a provider that pays out exactly what was ordered. */
const REFUND = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const PATIENCE = 90_000
vi.setConfig({ testTimeout: 240_000 })

type Shop = Awaited<ReturnType<typeof openShop>>

/** An account that its owner has confirmed by the email that a mail server was sent. */
async function openShop(provider: 'sideshift' | 'near', exact: ExactProvider) {
  const mail = await startSmtpSink()
  const database = new URL(inject('postgres'))
  const name = `payment_links_${provider}_${process.pid}`
  await queryRows(database.href, `create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  const site = await startLiveSite({
    ...{ PROVIDERS: provider, DATABASE_URL: database.href },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'shop@exchange.example.com' },
  })
  const adapter = ADAPTERS.find(({ id }) => id === provider)
  if (!adapter) throw new Error(provider)
  site.answer(adapter, exact.routes)
  await signUp(site, mail)
  const rows = (statement: string) => queryRows(database.href, statement)
  return { site, mail, exact, rows, token: await signIn(site) }
}

type Mail = Awaited<ReturnType<typeof startSmtpSink>>
const ACCOUNT = { email: 'shop@example.com', password: 'a gull over the harbour' }

async function signUp(site: LiveSite, mail: Mail) {
  await post(site, '/sign-up', ACCOUNT)
  await eventually(() => expect(mail.received).toHaveLength(1))
  const [, token = ''] = /#token=([\w-]+)/.exec(mail.received[0]?.mail.text ?? '') ?? []
  await post(site, '/sign-up/confirmation', { token, password: ACCOUNT.password })
}
const signIn = async (site: LiveSite) => (await post(site, '/sign-in', ACCOUNT)).accessToken ?? ''
async function post(site: LiveSite, path: string, body: object) {
  const response = await fetch(`${site.origin}/auth-service/api/v1.0${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { result: { accessToken?: string } }).result
}

async function call<Result>({ site, token }: Shop, path: string, body?: object) {
  const response = await fetch(`${site.origin}/api/v4${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })
  const { result, ...rest } = (await response.json()) as { result: Result }
  if (!response.ok) throw new Error(JSON.stringify(rest))
  return result
}
const newRequest = (shop: Shop, changes: object = {}) =>
  call<PaymentRequest>(shop, '/payment-requests', {
    ...{ title: 'Two kites', reference: 'A-17', ticker: 'eth', network: 'eth', address: PAYOUT_ADDRESS },
    ...{ amount: '0.16', life: 'day', ...changes },
  })
const look = (shop: Shop, id: string) =>
  call<PaymentRequest>({ ...shop, token: '' }, `/payment-requests/${id}`)

/** By forms, as a payer without scripts. */
async function pay({ site, exact }: Shop, id: string) {
  const browser = plainBrowser(site.origin, { 'x-forwarded-for': '203.0.113.7' })
  await browser.open(`/pay/${id}`)
  await browser.press('Show amount to pay')
  await browser.press('Continue')
  await browser.press('Review payment', { userRefundAddress: REFUND })
  await browser.press('Create payment')
  const [, publicId = ''] = /^\/own-exchange\/([\w-]+)\//.exec(browser.path()) ?? []
  expect(publicId, browser.text()).not.toBe('')
  return { publicId, ...exact.newest() }
}

/** Its provider is read again as time passes. */
async function until(shop: Shop, id: string, publicId: string, expected: Partial<PaymentRequest>) {
  const end = Date.now() + PATIENCE
  for (;;) {
    await fetch(`${shop.site.origin}/api/v3/exchanges-new/${publicId}`)
    const found = await look(shop, id)
    const isReached = Object.entries(expected).every(
      ([name, value]) => found[name as keyof PaymentRequest] === value,
    )
    if (isReached || Date.now() > end) {
      expect(found).toMatchObject(expected)
      return found
    }
    await shop.site.moveClock()
    await wait(200)
  }
}

async function transactionsOf({ site, ...shop }: Shop, id: string) {
  const token = await signIn(site)
  const { result } = await call<{ result: PaymentRequest[] }>({ site, ...shop, token }, '/payment-requests')
  return result.find((one) => one.id === id)?.transactions
}

const DEPOSITED = { depositHash: 'in', depositReceivedAt: new Date().toISOString(), depositAmount: '0.01' }
const settled = (settleAmount: string, settleHash: string | null) => ({
  ...{ ...DEPOSITED, status: 'settled', settleAmount, settleHash },
})

describe('at a fixed rate of SideShift', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('sideshift', exactSideshift())
  }, 240_000)
  afterAll(async () => {
    await shop?.site.endAll()
    await shop?.mail.stop()
  })
  let request: PaymentRequest
  beforeEach(async () => {
    shop.token = await signIn(shop.site)
    request = await newRequest(shop)
  })

  test('the amount of the link is ordered, and it is paid with the transaction of the payout alone', async () => {
    const { id } = request
    const { publicId, amount, address, change } = await pay(shop, id)
    expect({ amount, address }).toEqual({ amount: '0.16', address: PAYOUT_ADDRESS })
    expect(await look(shop, id)).toMatchObject({ status: 'open', received: '0' })
    change({ ...DEPOSITED, status: 'pending' })
    await until(shop, id, publicId, { status: 'seen' })
    change(settled('0.16', null))
    await until(shop, id, publicId, { status: 'confirming', received: '0', exception: 'none' })
    change(settled('0.16', 'paid-out'))
    await until(shop, id, publicId, { status: 'paid', exception: 'none', received: '0.16', missing: '0' })
    expect(await transactionsOf(shop, id)).toEqual(['paid-out'])
  })

  test('of too little the rest is missing, and is paid after it', async () => {
    const { id } = request
    const first = await pay(shop, id)
    first.change(settled('0.15', 'less'))
    await until(shop, id, first.publicId, { status: 'open', exception: 'under', missing: '0.01' })
    const second = await pay(shop, id)
    expect(second.amount).toBe('0.01')
    second.change(settled('0.01', 'rest'))
    await until(shop, id, second.publicId, { status: 'paid', exception: 'none', received: '0.16' })
    expect(await transactionsOf(shop, id)).toEqual(['less', 'rest'])
  })

  test('within its tolerance too little is enough', async () => {
    const { id } = await newRequest(shop, { tolerancePercent: '5' })
    const { publicId, change } = await pay(shop, id)
    change(settled('0.153', 'nearly'))
    await until(shop, id, publicId, { status: 'paid', exception: 'none', received: '0.153' })
  })

  test('too much is paid, and said to be too much', async () => {
    const { id } = request
    const { publicId, change } = await pay(shop, id)
    change(settled('0.17', 'more'))
    await until(shop, id, publicId, { status: 'paid', exception: 'over', received: '0.17', missing: '0' })
  })

  test('paid twice stays paid, and is said to be too much', async () => {
    const { id } = request
    const [first, second] = [await pay(shop, id), await pay(shop, id)]
    second.change(settled('0.16', 'second'))
    await until(shop, id, second.publicId, { status: 'paid', exception: 'none', received: '0.16' })
    first.change(settled('0.16', 'first'))
    await until(shop, id, first.publicId, { status: 'paid', exception: 'over', received: '0.32' })
  })

  test('paid late is paid, and said to be late', async () => {
    const { id } = request
    const { publicId, change } = await pay(shop, id)
    await shop.rows(`update payment_requests set expires_at = now() - interval '1 minute' where id = '${id}'`)
    expect((await look(shop, id)).status).toBe('expired')
    change(settled('0.16', 'late'))
    await until(shop, id, publicId, { status: 'paid', exception: 'late', received: '0.16' })
  })

  test('what goes back to the payer leaves it open, and it is paid anew', async () => {
    const { id } = request
    const first = await pay(shop, id)
    first.change({ ...DEPOSITED, status: 'refunded', settleHash: 'back' })
    await until(shop, id, first.publicId, { status: 'open', exception: 'refunded', received: '0' })
    const second = await pay(shop, id)
    second.change(settled('0.16', 'again'))
    await until(shop, id, second.publicId, { status: 'paid', received: '0.16' })
    expect(await transactionsOf(shop, id)).toEqual(['again'])
  })
})

describe('at 1Click, which has no fixed rates', () => {
  let shop: Shop
  beforeAll(async () => {
    const tokens = ADAPTERS.find(({ id }) => id === 'near')?.routes['GET /tokens'] ?? {}
    shop = await openShop('near', exactNear({ 'GET /tokens': tokens }))
  }, 240_000)
  afterAll(async () => {
    await shop?.site.endAll()
    await shop?.mail.stop()
  })

  test('the payout is ordered exactly, and its transaction pays the link', async () => {
    const { id } = await newRequest(shop)
    const { publicId, amount, address, change } = await pay(shop, id)
    expect({ amount, address }).toEqual({ amount: '0.16', address: PAYOUT_ADDRESS })
    const deposited = { originChainTxHashes: [{ hash: 'in' }], depositedAmountFormatted: '0.00551724' }
    change({ status: 'PROCESSING', swapDetails: deposited })
    await until(shop, id, publicId, { status: 'confirming', received: '0' })
    const paid = { destinationChainTxHashes: [{ hash: 'out' }], amountOutFormatted: '0.16' }
    change({ status: 'SUCCESS', swapDetails: { ...deposited, ...paid } })
    await until(shop, id, publicId, { status: 'paid', exception: 'none', received: '0.16' })
    expect(await transactionsOf(shop, id)).toEqual(['out'])
  })
})
