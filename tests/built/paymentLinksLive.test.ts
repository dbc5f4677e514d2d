// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PublicPaymentRequest } from '@/contract/paymentRequests'
import type { RecordedRequest } from '../server/providers/fakeProvider'
import { sideshiftOrder, sideshiftRoutes } from '../server/providers/sideshiftServer'
import { ADAPTERS, PAYOUT_ADDRESS } from './support/adapters'
import { emailTo } from './support/outbox'
import { plainBrowser } from './support/plainBrowser'
import { startLiveSite, type LiveSite } from './support/providerSite'

/** A shop whose payers are exchanged by a provider that gives exact output, as SideShift’s fixed quotes do. */
const REFUND = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const AMOUNT = '0.16'
const PATIENCE = 120_000
vi.setConfig({ testTimeout: 300_000 })

const ofSideshift = ADAPTERS.find(({ id }) => id === 'sideshift')
let site: LiveSite
let token = ''

type Body = Record<string, string>
/** The state of each shift, by its id. */
const shifts = new Map<string, object>()
const quotes: Body[] = []

function quote({ body }: RecordedRequest) {
  const wanted = body as Body
  quotes.push(wanted)
  const settleAmount = wanted.settleAmount ?? AMOUNT
  const depositAmount = (Number(settleAmount) / 16).toFixed(8)
  const expiresAt = new Date(Date.now() + 900_000).toISOString()
  const { affiliateId, ...pair } = wanted
  return {
    status: 201,
    body: {
      ...pair,
      affiliateId,
      id: `quote-${quotes.length}`,
      expiresAt,
      depositAmount,
      settleAmount,
      rate: '16',
    },
  }
}

function fixedShift({ body }: RecordedRequest) {
  const { settleAddress, refundAddress, quoteId = '' } = body as Body
  const wanted = quotes[Number(quoteId.replace('quote-', '')) - 1] ?? {}
  const id = `shift${shifts.size + 1}`
  const settleAmount = wanted.settleAmount ?? AMOUNT
  const depositAmount = (Number(settleAmount) / 16).toFixed(8)
  const made = sideshiftOrder({
    ...{ id, quoteId, type: 'fixed', settleAddress, refundAddress, settleAmount, depositAmount, rate: '16' },
    ...{ depositMin: depositAmount, depositMax: depositAmount },
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
  })
  shifts.set(id, made)
  return { status: 201, body: made }
}

const settle = (id: string, settleAmount: string) =>
  shifts.set(id, {
    ...shifts.get(id),
    ...{ status: 'settled', depositHash: `in-${id}`, depositReceivedAt: new Date().toISOString() },
    ...{ depositAmount: '0.01', settleHash: `out-${id}`, settleAmount },
  })

async function post(path: string, body: object, bearer = ''): Promise<Body> {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { result?: Body }).result ?? {}
}

async function newRequest(changes: object = {}) {
  const wanted = {
    title: 'Two kites',
    ticker: 'eth',
    network: 'eth',
    address: PAYOUT_ADDRESS,
    amount: AMOUNT,
  }
  const { id = '' } = await post('/api/v4/payment-requests', { ...wanted, life: 'day', ...changes }, token)
  expect(id).not.toBe('')
  return id
}

/** @returns the shift that the payer’s exchange is at the provider */
async function pay(id: string): Promise<string> {
  const browser = plainBrowser(site.origin, { 'x-forwarded-for': '203.0.113.7' })
  await browser.open(`/pay/${id}`)
  await browser.press('Show what you pay')
  await browser.press('Continue')
  await browser.press('Review exchange', { userRefundAddress: REFUND })
  const before = shifts.size
  await browser.press('Create exchange')
  expect(browser.path()).toMatch(/^\/own-exchange\//)
  for (const end = Date.now() + PATIENCE; shifts.size === before && Date.now() < end;) await wait(200)
  return `shift${before + 1}`
}

async function look(id: string): Promise<PublicPaymentRequest> {
  const response = await fetch(`${site.origin}/api/v4/payment-requests/${id}`)
  return ((await response.json()) as { result: PublicPaymentRequest }).result
}

async function until(id: string, isReached: (request: PublicPaymentRequest) => boolean) {
  let found = await look(id)
  for (const end = Date.now() + PATIENCE; !isReached(found) && Date.now() < end;) {
    await wait(500)
    found = await look(id)
  }
  return found
}

beforeAll(async () => {
  if (!ofSideshift) throw new Error('there is no fake of SideShift')
  site = await startLiveSite({ DATABASE_URL: '', PROVIDERS: 'sideshift' })
  site.answer(ofSideshift, {
    ...sideshiftRoutes,
    'POST /quotes': quote,
    'POST /shifts/fixed': fixedShift,
    'GET /shifts/{id}': ({ path }) => ({ body: shifts.get(path.split('/').at(-1) ?? '') ?? {} }),
  })
  const account = { email: 'shop@example.com', password: 'a gull over the harbour' }
  const auth = '/auth-service/api/v1.0'
  await post(`${auth}/sign-up`, account)
  const [, link = ''] = /#token=([\w-]+)/.exec(await emailTo(site.folder, account.email, '#token=')) ?? []
  const tokens = await post(`${auth}/sign-up/confirmation`, { token: link, password: account.password })
  token = tokens.accessToken ?? ''
}, 300_000)
afterAll(() => site?.endAll())

test('the provider is requested to pay out the exact amount, and the payer sees what that costs', async () => {
  const id = await newRequest()
  await pay(id)
  expect(quotes.at(-1)).toMatchObject({ settleAmount: AMOUNT, settleCoin: 'ETH' })
  expect(quotes.at(-1)?.depositAmount ?? null).toBeNull()
})

test.each([
  { what: 'exactly', got: '0.16', status: 'paid', exception: 'none', missing: '0' },
  { what: 'too little', got: '0.1', status: 'open', exception: 'under', missing: '0.06' },
  { what: 'too much', got: '0.2', status: 'paid', exception: 'over', missing: '0' },
])('a shop that is paid $what is $status, with the exception $exception', async (one) => {
  const id = await newRequest()
  settle(await pay(id), one.got)
  const { what: _, got, ...state } = one
  expect(await until(id, ({ received }) => received !== '0')).toMatchObject({ ...state, received: got })
})

test('what a provider calls finished without a transaction is not paid', async () => {
  const id = await newRequest()
  const shift = await pay(id)
  settle(shift, AMOUNT)
  shifts.set(shift, { ...shifts.get(shift), settleHash: null })
  const { status, received } = await until(id, (request) => request.status !== 'open')
  expect(['seen', 'confirming']).toContain(status)
  expect(received).toBe('0')
})

test('a shop that is paid twice stays paid, with too much', async () => {
  const id = await newRequest()
  const [one, other] = [await pay(id), await pay(id)]
  settle(one, AMOUNT)
  expect(await until(id, ({ status }) => status === 'paid')).toMatchObject({ exception: 'none' })
  settle(other, AMOUNT)
  expect(await until(id, ({ exception }) => exception !== 'none')).toMatchObject({
    ...{ status: 'paid', exception: 'over', received: '0.32', missing: '0' },
  })
})

test('a shop that is paid too late is paid, and its page says so', async () => {
  const id = await newRequest({ life: 'hour' })
  const shift = await pay(id)
  for (let minutes = 0; minutes < 61; minutes++) await site.moveClock()
  expect((await until(id, ({ status }) => status === 'expired')).status).toBe('expired')
  settle(shift, AMOUNT)
  expect(await until(id, ({ received }) => received !== '0')).toMatchObject({
    ...{ status: 'paid', exception: 'late', received: AMOUNT },
  })
})
