import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnedExchange } from '@/contract/exchanges'
import type { RampOffers } from '@/contract/ramps'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import { forgetBudgets } from '@/server/outbound/budgets'
import { forgetCalls } from '@/server/outbound/callGuard'
import { ProviderError } from '@/server/outbound/ProviderError'
import { forgetOfferings } from '@/server/ramps/offerings'
import type { Opened, Ramp, RampState } from '@/server/ramps/ramp'
import { registerRamps } from '@/server/ramps/registry'
import { forgetAnswers } from '@/server/ramps/requestAnswers'
import { aRamp, anOffer } from '../ramps/aRamp'
import { advanceSeconds, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { ADDRESS, request } from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
useClock()

const BUY = { fiat: 'eur', ticker: 'btc', network: 'btc', amount: '100', country: 'CH' }
const DEPOSIT: Opened = { kind: 'deposit', address: ADDRESS.btc, extraId: null, amount: '0.002', until: null }
let state: RampState

const aState = (changes: Partial<RampState> = {}): RampState => ({
  ...{
    status: 'waiting',
    issue: null,
    actions: [],
    amountFrom: null,
    amountTo: null,
    txFrom: null,
    txTo: null,
  },
  ...{ refundTx: null, word: 'x', paid: false, delivered: false, opened: null, checkoutExpired: false },
  ...changes,
})

const use = (changes: Parameters<typeof aRamp>[1] = {}) =>
  registerRamps([aRamp('acme', { read: () => Promise.resolve(state), ...changes })])

beforeEach(async () => {
  state = aState()
  forgetOfferings()
  forgetAnswers()
  forgetBudgets()
  forgetCalls()
  use()
  await (await database()).update(exchanges).set({ dueAt: null })
})
afterEach(() => {
  registerRamps(null)
  vi.unstubAllEnvs()
})

let keys = 0
const key = () => ({ 'idempotency-key': `ramp-order-${(keys += 1)}` })

async function offersOf(query: Record<string, string> = {}): Promise<RampOffers> {
  const all = new URLSearchParams({ ...BUY, ...query })
  return (await request<RampOffers>('GET', `/api/v4/ramps/offers?${all.toString()}`)).result
}

async function order(
  body: Record<string, unknown> = {},
  query: Record<string, string> = {},
  headers = key(),
) {
  const { offers } = await offersOf(query)
  const quoteId = offers[0]?.quoteId ?? ''
  return request<OwnedExchange>(
    'POST',
    '/api/v4/ramps/orders',
    { quoteId, addressTo: ADDRESS.btc, ...body },
    headers,
  )
}

const secretOf = ({ ownerSecret = '' }: OwnedExchange) => ({ 'x-exchange-secret': ownerSecret })
const read = async ({ publicId }: OwnedExchange, headers: Record<string, string> = {}) =>
  (await request<OwnedExchange>('GET', `/api/v4/exchanges-new/${publicId}`, undefined, headers)).result
const act = ({ publicId }: OwnedExchange, body: unknown, headers: Record<string, string>) =>
  request<OwnedExchange>('POST', `/api/v4/exchanges-new/${publicId}/ramp`, body, headers)

async function after(exchange: OwnedExchange, changes: Partial<RampState>) {
  state = aState(changes)
  advanceSeconds(200)
  await readDueOrders()
  return read(exchange, secretOf(exchange))
}

async function rowOf({ publicId }: OwnedExchange) {
  const [row] = await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId))
  if (!row) throw new Error('no row')
  return row
}

test('a purchase goes on at the page of the ramp, which its owner alone is given, and both legs end it', async () => {
  const { status, result } = await order()
  expect(status).toBe(201)
  expect(result).toMatchObject({ status: 'waiting', tickerFrom: 'eur', provider: { id: 'acme' } })
  expect(result.ramp).toMatchObject({ step: 'redirect', opened: { url: 'https://ramp.example/checkout/1' } })
  const strangers = await read(result)
  expect(strangers.ramp).toMatchObject({ step: 'redirect', opened: null })
  expect(JSON.stringify(strangers)).not.toContain('ramp.example/checkout')
  expect(await after(result, { status: 'waiting', paid: true })).toMatchObject({
    status: 'exchanging',
    ramp: { paid: true, delivered: false, opened: null },
  })
  // The money is there and the coin is not.
  expect(await after(result, { status: 'finished', paid: true })).toMatchObject({ status: 'sending' })
  expect(
    await after(result, { status: 'finished', paid: true, delivered: true, txTo: 'tx', amountTo: '0.0015' }),
  ).toMatchObject({ status: 'finished', ramp: { delivered: true }, extendedInfo: { txTo: 'tx' } })
})

const SALE = { direction: 'sell', amount: '0.002' }
const saleOffer = anOffer({
  ...{ pay: '0.002', get: '130', opens: 'deposit', needs: ['iban', 'owner'] },
  limits: { min: null, max: null },
})
const IBAN = 'CH9300762011623852957'
const OWNER = {
  ...{ name: 'Anna Muster', street: 'Weg', buildingNumber: '1', postCode: '8000', town: 'Zug' },
  country: 'CH',
}

test('a sale sends account and holder to the ramp once, and stores neither', async () => {
  const open = vi.fn<Ramp['open']>(() =>
    Promise.resolve({
      ref: { id: 'sale-1', secret: 'cookie' },
      opened: { ...DEPOSIT, address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' },
      echo: { fiat: null, coin: null, pay: null, get: null, address: null, extraId: null },
    }),
  )
  use({ open, answers: [saleOffer] })
  const wrong = await order({ iban: 'CH00', addressTo: '' }, SALE)
  expect(wrong).toMatchObject({
    status: 422,
    error: { fields: { iban: { code: 'account_invalid' }, owner: { code: 'account_owner_invalid' } } },
  })
  const { status, result } = await order({ iban: IBAN, owner: OWNER, addressTo: '' }, SALE)
  expect(status).toBe(201)
  expect(open).toHaveBeenCalledOnce()
  expect(open.mock.calls[0]?.[0]).toMatchObject({ iban: IBAN, owner: OWNER, expectedPay: '0.002' })
  expect(result.ramp?.opened).toMatchObject({
    kind: 'deposit',
    address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  })
  const stored = JSON.stringify(await rowOf(result))
  for (const secret of [IBAN, 'Anna', 'Weg', 'cookie']) expect(stored).not.toContain(secret)
  const strangers = JSON.stringify(await read(result))
  expect(strangers).not.toContain('1BoatSLRHtKNngkdXEeobR76b53LETtpyT')
})

test('a deposit address that is another order’s is not shown', async () => {
  const open: Ramp['open'] = ({ orderKey }) =>
    Promise.resolve({
      ref: { id: orderKey, secret: null },
      opened: { ...DEPOSIT, address: '1dice8EMZmqKvrGE4Qc9bUFf9PX3xaYDp' },
      echo: { fiat: null, coin: null, pay: null, get: null, address: null, extraId: null },
    })
  use({ open, answers: [{ ...saleOffer, needs: [] }] })
  expect((await order({ addressTo: '' }, SALE)).result.status).toBe('waiting')
  const second = await order({ addressTo: '' }, SALE)
  expect(second.result).toMatchObject({
    status: 'failed',
    issue: 'creation_mismatch',
    ramp: { opened: null },
  })
})

test.each<[what: string, changes: Partial<Awaited<ReturnType<Ramp['open']>>>]>([
  [
    'another coin',
    { echo: { fiat: 'EUR', coin: 'ETH', pay: null, get: null, address: null, extraId: null } },
  ],
  [
    'another amount',
    { echo: { fiat: null, coin: null, pay: '200', get: null, address: null, extraId: null } },
  ],
  ['far less', { echo: { fiat: null, coin: null, pay: '100', get: '0.001', address: null, extraId: null } }],
  [
    'another address',
    { echo: { fiat: null, coin: null, pay: null, get: null, address: ADDRESS.eth, extraId: null } },
  ],
  [
    'a page without encryption',
    { opened: { kind: 'redirect', url: 'http://x.example', until: null, once: true } },
  ],
  [
    'a page of scripts',
    { opened: { kind: 'redirect', url: 'javascript:alert(1)', until: null, once: true } },
  ],
])('an answer with %s is shown to nobody', async (_, changes) => {
  const open: Ramp['open'] = async (one, context) => ({ ...(await aRamp().open(one, context)), ...changes })
  use({ open })
  expect((await order()).result).toMatchObject({ status: 'failed', issue: 'creation_mismatch' })
})

test('an order whose answer was lost is found, or given up without having been sent again', async () => {
  const open = vi.fn<Ramp['open']>(() => Promise.reject(new ProviderError('outcome_unknown')))
  let found: 'none' | 'made' = 'none'
  const find: Ramp['find'] = (one, _, context) =>
    found === 'none' ? Promise.resolve('none') : aRamp().open(one, context)
  use({ open, find })
  const { result } = await order()
  expect(result.status).toBe('creating')
  found = 'made'
  expect(await after(result, {})).toMatchObject({ status: 'waiting', ramp: { step: 'redirect' } })
  found = 'none'
  const lost = (await order()).result
  expect(await after(lost, {})).toMatchObject({ status: 'failed', issue: 'creation_unknown' })
  expect(open).toHaveBeenCalledTimes(2)
})

test('a call that is repeated gives the same order, and opens nothing twice', async () => {
  const open = vi.fn<Ramp['open']>((one, context) => aRamp().open(one, context))
  use({ open })
  const { offers } = await offersOf()
  const body = { quoteId: offers[0]?.quoteId ?? '', addressTo: ADDRESS.btc }
  const headers = key()
  const one = await request<OwnedExchange>('POST', '/api/v4/ramps/orders', body, headers)
  const other = await request<OwnedExchange>('POST', '/api/v4/ramps/orders', body, headers)
  expect([one.status, other.status]).toEqual([201, 200])
  expect(other.result).toMatchObject({
    publicId: one.result.publicId,
    ramp: { opened: { kind: 'redirect' } },
  })
  expect(open).toHaveBeenCalledOnce()
})

test('a checkout that has expired is opened again by its owner alone', async () => {
  const open = vi.fn<Ramp['open']>((one, context) => aRamp().open(one, context))
  use({ open })
  const { result } = await order()
  const expired = await after(result, { status: 'expired', checkoutExpired: true })
  expect(expired).toMatchObject({ status: 'expired', ramp: { opened: null, actions: ['reopen'] } })
  expect((await act(result, { action: 'reopen' }, {})).status).toBe(403)
  const again = await act(result, { action: 'reopen' }, secretOf(result))
  expect(again.result).toMatchObject({
    status: 'waiting',
    ramp: { step: 'redirect', checkoutExpired: false },
  })
  expect((await act(result, { action: 'reopen' }, secretOf(result))).status).toBe(409)
  expect(open.mock.calls.map(([{ orderKey }]) => orderKey)).toEqual([result.publicId, `${result.publicId}-1`])
})

const SIGN: Opened = { kind: 'sign', message: 'I own this', scheme: 'signmessage', until: null }
const signing = (prove: Ramp['prove']) =>
  use({ prove, open: async (one, context) => ({ ...(await aRamp().open(one, context)), opened: SIGN }) })

test('of two presses one sends its signature, and one that was not taken can be sent again', async () => {
  const answers: (() => void)[] = []
  const prove = vi.fn<NonNullable<Ramp['prove']>>(
    () => new Promise((_, fail) => answers.push(() => fail(new ProviderError('proof_required')))),
  )
  signing(prove)
  const { result } = await order()
  const press = () => act(result, { action: 'prove', signature: 'signed' }, secretOf(result))
  const first = press()
  await vi.waitFor(() => expect(prove).toHaveBeenCalledOnce())
  expect((await press()).status).toBe(409)
  expect(prove).toHaveBeenCalledOnce()
  expect((await read(result, secretOf(result))).ramp).toMatchObject({ step: 'sign', actions: [] })
  answers[0]?.()
  expect(await first).toMatchObject({ status: 422, error: { code: 'signature_required' } })
  const again = press()
  await vi.waitFor(() => expect(prove).toHaveBeenCalledTimes(2))
  answers[1]?.()
  await again
})

test('a signature of which nobody knows is not sent again before its call has surely ended', async () => {
  const prove = vi.fn(() => Promise.reject(new ProviderError('outcome_unknown')))
  signing(prove)
  const { result } = await order()
  const press = () => act(result, { action: 'prove', signature: 'signed' }, secretOf(result))
  expect((await press()).status).toBe(200)
  expect((await press()).status).toBe(409)
  advanceSeconds(31)
  expect((await press()).status).toBe(200)
  expect(prove).toHaveBeenCalledTimes(2)
})

test('an order that its ramp does not know is open until its time has run out', async () => {
  use({ read: () => Promise.reject(new ProviderError('not_found')) })
  const { result } = await order()
  expect(await after(result, {})).toMatchObject({ status: 'waiting' })
  advanceSeconds(25 * 3600)
  expect(await after(result, {})).toMatchObject({ status: 'expired', issue: null, ramp: { opened: null } })
})

test('an abandoned order lapses, and money that comes later still counts', async () => {
  const { result } = await order()
  advanceSeconds(25 * 3600)
  expect(await after(result, {})).toMatchObject({ status: 'expired', issue: null })
  expect(await after(result, {})).toMatchObject({ status: 'expired' })
  advanceSeconds(3600)
  expect(await after(result, { status: 'exchanging', paid: true })).toMatchObject({ status: 'exchanging' })
})

test('a refusal is the field’s, in our words', async () => {
  use({ open: () => Promise.reject(new ProviderError('kyc_required', { providerText: 'LEVEL 2!' })) })
  const { status, error } = await order()
  expect(status).toBe(422)
  expect(error).toMatchObject({ code: 'identity_required' })
  expect(JSON.stringify(error)).not.toContain('LEVEL')
})

test('in the EEA nothing is offered nor ordered with the default settings, whatever country is chosen', async () => {
  const { offers } = await offersOf()
  const quoteId = offers[0]?.quoteId ?? ''
  vi.stubEnv('TRUST_PROXY', '1')
  vi.stubEnv('COUNTRY_HEADER', 'cf-ipcountry')
  const from = { 'cf-ipcountry': 'DE' }
  const all = new URLSearchParams(BUY).toString()
  const shown = await request<RampOffers>('GET', `/api/v4/ramps/offers?${all}`, undefined, from)
  expect(shown.result).toMatchObject({ offers: [], refusals: [{ code: 'country_restricted' }] })
  const options = await request('GET', '/api/v4/ramps/options', undefined, from)
  expect(options.result).toMatchObject({ countries: [], fiats: { buy: [], sell: [] }, country: 'DE' })
  const body = { quoteId, addressTo: ADDRESS.btc }
  const ordered = await request('POST', '/api/v4/ramps/orders', body, { ...key(), ...from })
  expect(ordered.status).toBe(451)
})

test('an offer that was not issued here, or has run out, orders nothing', async () => {
  expect((await order({ quoteId: 'x.y.z' })).status).toBe(422)
  const { offers } = await offersOf()
  advanceSeconds(16 * 60)
  const body = { quoteId: offers[0]?.quoteId ?? '', addressTo: ADDRESS.btc }
  expect((await request('POST', '/api/v4/ramps/orders', body, key())).status).toBe(409)
})

test('the bank of the sandbox is a ramp whose orders move with the clock', async () => {
  registerRamps(null)
  const { offers } = await offersOf({ amount: '300' })
  expect(offers).toMatchObject([{ method: 'sepa', opens: 'transfer', needs: ['address'] }])
  const { status, result } = await order({}, { amount: '300' })
  expect(status).toBe(201)
  expect(result).toMatchObject({ sandbox: true, status: 'waiting', ramp: { step: 'transfer', paid: false } })
  expect(result.ramp?.opened).toMatchObject({
    amount: '300',
    currency: 'EUR',
    bank: { bank: 'Sandbox Bank' },
  })
  await request('POST', `/api/v4/sandbox/exchanges/${result.publicId}/deposits`, { kind: 'full' })
  advanceSeconds(300)
  expect(await read(result)).toMatchObject({
    status: 'finished',
    ramp: { paid: true, delivered: true, opened: null },
  })
})

test('while the ramp checks its customer, the way to its page stays, and an address for coins does not', async () => {
  const { result } = await order()
  const checked = { status: 'verifying', issue: 'provider_review' } as const
  expect(await after(result, checked)).toMatchObject({
    status: 'verifying',
    ramp: { step: 'redirect', opened: { url: 'https://ramp.example/checkout/1' } },
  })
  const open: Ramp['open'] = ({ orderKey }) =>
    Promise.resolve({
      ref: { id: orderKey, secret: null },
      opened: { ...DEPOSIT, address: '1CounterpartyXXXXXXXXXXXXXXXUWLpVr' },
      echo: { fiat: null, coin: null, pay: null, get: null, address: null, extraId: null },
    })
  use({ open, answers: [{ ...saleOffer, needs: [] }] })
  const sale = (await order({ addressTo: '' }, SALE)).result
  expect(sale.ramp).toMatchObject({ step: 'deposit' })
  expect(await after(sale, checked)).toMatchObject({ ramp: { step: null, opened: null } })
})
