import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { faults, type FakeProvider, type Reply, startFakeProvider } from '../server/providers/fakeProvider'
import { queryRows } from '../server/postgres'
import { startBuiltSite } from './support/builtSite'
import {
  banxaFake,
  banxaWebhook,
  bityFake,
  guardarianFake,
  moonpayFake,
  type RampFake,
} from './support/rampFakes'

const [BANXA, BITY, GUARDARIAN, MOONPAY] = [banxaFake(), bityFake(), guardarianFake(), moonpayFake()]
const RAMPS: readonly RampFake[] = [BANXA, BITY, GUARDARIAN, MOONPAY]
/** Milliseconds: longer than an order waits for who has ordered it. */
const TWO_DAYS = 2 * 86_400_000
const PATIENCE = 20_000

type Opened = { kind: string; url: string | null; message: string | null; bank: object | null }
type Exchange = {
  publicId: string
  status: string
  issue: string | null
  ownerSecret?: string
  ramp: { opened: Opened | null; step: string | null; actions: string[]; paid: boolean } | null
}
type Offer = { ramp: { id: string }; quoteId: string; pay: string }
type Refused = { ramp: { id: string }; code: string; limit: string | null }
type Offers = { offers: Offer[]; refusals: Refused[] }
type Body<Result> = { result: Result; code?: string; fields?: Record<string, { code: string }> }
type Answer<Result> = { status: number; body: Body<Result>; headers: Headers }
type Site = Awaited<ReturnType<typeof startBuiltSite>>

const fakes = new Map<string, FakeProvider>()
let settings: Record<string, string> = {}
let site: Site
let visitors = 0
/** Of each order: the calls of one visitor have their own limits. */
const visitor = () => `203.0.${Math.floor((visitors += 1) / 250)}.${(visitors % 250) + 1}`

async function call<Result>(
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string>; at?: Site } = {},
): Promise<Answer<Result>> {
  const { method = 'GET', body, headers = {}, at = site } = init
  const response = await fetch(at.origin + path, {
    method,
    headers: { 'x-forwarded-for': visitor(), 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: JSON.parse(text === '' ? '{}' : text) as Body<Result>,
    headers: response.headers,
  }
}

const DIRECTION = { fiat: 'eur', ticker: 'btc', network: 'btc' }
const offersOf = (query: Record<string, string>, headers: Record<string, string> = {}, at = site) =>
  call<Offers>(`/api/v4/ramps/offers?${new URLSearchParams({ ...DIRECTION, ...query }).toString()}`, {
    headers,
    at,
  })

async function quoteOf(ramp: RampFake, country = 'CH', at = site): Promise<string> {
  const { body } = await offersOf({ amount: ramp.amount, country }, {}, at)
  const offer = body.result.offers.find((one) => one.ramp.id === ramp.id)
  if (!offer) throw new Error(`no offer of ${ramp.id}: ${JSON.stringify(body)}`)
  return offer.quoteId
}

type OrderOptions = { quoteId?: string; key?: string; headers?: Record<string, string>; at?: Site }
const orderOf = async (
  ramp: RampFake,
  { quoteId = '', key = randomUUID(), headers = {}, at = site }: OrderOptions = {},
) =>
  call<Exchange>('/api/v4/ramps/orders', {
    method: 'POST',
    headers: { 'idempotency-key': key, ...headers },
    body: { quoteId: quoteId || (await quoteOf(ramp, 'CH', at)), ...ramp.body },
    at,
  })

const secretOf = ({ ownerSecret = '' }: Exchange) => ({ 'x-exchange-secret': ownerSecret })
const read = async ({ publicId }: Exchange, headers: Record<string, string> = {}, at = site) =>
  (await call<Exchange>(`/api/v4/exchanges-new/${publicId}`, { headers, at })).body.result
const act = ({ publicId }: Exchange, body: object, headers: Record<string, string>) =>
  call<Exchange>(`/api/v4/exchanges-new/${publicId}/ramp`, { method: 'POST', body, headers })

async function untilStatus(exchange: Exchange, status: string, at = site): Promise<Exchange> {
  for (const end = Date.now() + PATIENCE; ;) {
    const now = await read(exchange, secretOf(exchange), at)
    if (now.status === status || Date.now() > end) return now
    await wait(200)
  }
}

/** Replaces one route of a ramp until the returned function is called. */
function replace(ramp: RampFake, route: string, reply: Reply): () => void {
  const fake = fakes.get(ramp.id)
  fake?.answer({ ...ramp.routes, [route]: reply })
  return () => fake?.answer(ramp.routes)
}
const openRouteOf = ({ openRoute }: RampFake) => openRoute ?? ''

const start = (variables: Record<string, string> = {}, step?: number) =>
  startBuiltSite({ ...settings, ...variables }, step)

beforeAll(async () => {
  const url = new URL(inject('postgres'))
  const name = `ramps_${process.pid}`
  await queryRows(url.href, `create database ${name} template ${inject('postgresTemplate')}`)
  url.pathname = name
  for (const { id, routes } of RAMPS) fakes.set(id, await startFakeProvider(routes))
  settings = {
    ...{ LIVE: '1', RAMPS: RAMPS.map(({ id }) => id).join(','), TRUST_PROXY: '1' },
    ...{ CONTACT_EMAIL: 'help@example.com', LEGAL_NAME: 'Example' },
    ...{ LEGAL_ADDRESS: 'Street 1', LEGAL_LAW: 'Estonia' },
    ...{ TOKEN_SECRET: 'a-secret-of-the-tests-with-32-letters', DATABASE_URL: url.href },
    COUNTRY_HEADER: 'cf-ipcountry',
    ...Object.fromEntries(RAMPS.flatMap((one) => Object.entries(one.settings(fakes.get(one.id)?.url ?? '')))),
  }
  site = await start({ RAMP_AUTHORISATIONS: 'banxa=EEA' })
}, 300_000)

afterAll(async () => {
  await site?.end()
  await Promise.all([...fakes.values()].map((fake) => fake.close()))
})

describe.each(RAMPS)('behind $id', (ramp) => {
  test('every word of its contract ends in one status, and one that nobody knows in none', async () => {
    const made = new Map<string, Exchange>()
    for (const word of Object.keys(ramp.words)) {
      const { status, body } = await orderOf(ramp)
      expect([word, status, body.result.status]).toEqual([word, 201, 'waiting'])
      made.set(word, body.result)
    }
    for (const [word, { publicId }] of made) ramp.say(publicId, word)
    await site.moveClock()
    const ended = new Map<string, string>()
    const statuses = Object.entries(ramp.words)
    await Promise.all(
      statuses.map(async ([word, status]) => {
        const exchange = made.get(word)
        if (exchange) ended.set(word, (await untilStatus(exchange, status)).status)
      }),
    )
    expect(Object.fromEntries(ended)).toEqual(ramp.words)
    for (const { publicId } of made.values())
      expect(ramp.openings(publicId)).toBe(ramp.openRoute === null ? 0 : 1)
  }, 120_000)

  test('its owner alone is given how it goes on', async () => {
    const { body } = await orderOf(ramp)
    expect(body.result.ramp?.opened).toMatchObject({ kind: ramp.id === 'bity' ? 'sign' : 'redirect' })
    const strangers = await read(body.result)
    expect(strangers.ramp).toMatchObject({ opened: null })
    const { url, message } = body.result.ramp?.opened ?? { url: null, message: null }
    expect(JSON.stringify(strangers)).not.toContain(JSON.stringify(url ?? message))
  })
})

test('an amount that is answered with another one is a limit: it is not shown, so nobody orders it', async () => {
  for (const [amount, refusal] of [
    ['5', { code: 'below_min', limit: '10' }],
    ['5000', { code: 'above_max', limit: '1000' }],
  ] as const) {
    const { offers, refusals } = (await offersOf({ amount, country: 'CH' })).body.result
    expect(offers.filter((one) => one.ramp.id === 'bity')).toEqual([])
    expect(refusals.find((one) => one.ramp.id === 'bity')).toMatchObject(refusal)
  }
  const restore = replace(BANXA, openRouteOf(BANXA), {
    body: { id: 'bx-other', checkoutUrl: 'https://checkout.banxa.com/other', fiatAmount: '200' },
  })
  const { body } = await orderOf(BANXA)
  restore()
  expect(body.result).toMatchObject({
    status: 'failed',
    issue: 'creation_mismatch',
    ramp: { opened: null },
  })
})

test('a checkout that has expired is opened again, once for two presses', async () => {
  const { result } = (await orderOf(BANXA)).body
  BANXA.say(result.publicId, 'expired')
  await site.moveClock()
  expect((await untilStatus(result, 'expired')).ramp).toMatchObject({ actions: ['reopen'], opened: null })
  expect((await act(result, { action: 'reopen' }, {})).status).toBe(403)
  const presses = await Promise.all([1, 2].map(() => act(result, { action: 'reopen' }, secretOf(result))))
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const again = presses.find(({ status }) => status === 200)?.body.result
  expect(again?.ramp?.opened?.url).not.toBe(result.ramp?.opened?.url)
  expect(BANXA.openings(result.publicId)).toBe(2)
  BANXA.say(result.publicId, 'complete')
  await site.moveClock()
  expect((await untilStatus(result, 'finished')).status).toBe('finished')
})

test('a purchase is signed once for two presses, and goes on by a transfer', async () => {
  const { result } = (await orderOf(BITY)).body
  const press = () => act(result, { action: 'prove', signature: 'H/signed' }, secretOf(result))
  const presses = await Promise.all([press(), press()])
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const posted = fakes.get('bity')?.requests.filter(({ path }) => path.endsWith('/signature'))
  expect(posted).toHaveLength(1)
  expect((await read(result, secretOf(result))).ramp?.opened).toMatchObject({
    kind: 'transfer',
    bank: { reference: 'BITY 1234' },
  })
})

test('a webhook that comes twice has one effect, and one that is not signed none', async () => {
  const { result } = (await orderOf(BANXA)).body
  const id = result.ramp?.opened?.url?.split('/').at(-1) ?? ''
  const { headers, body } = banxaWebhook(id)
  BANXA.say(result.publicId, 'complete')
  const post = (changes: Record<string, string> = {}) =>
    call('/api/v4/ramp-webhooks/banxa', { method: 'POST', body, headers: { ...headers, ...changes } })
  const forged = await post({ authorization: 'Bearer banxa-key:00:1' })
  const reads = () => fakes.get('banxa')?.requests.filter(({ path }) => path.endsWith(`/orders/${id}`)).length
  expect([forged.status, reads()]).toEqual([expect.any(Number), 0])
  await Promise.all([post(), post()])
  expect((await untilStatus(result, 'finished')).status).toBe('finished')
  expect(BANXA.openings(result.publicId)).toBe(1)
  const seen = reads() ?? 0
  await post()
  await wait(1_500)
  expect((await read(result)).status).toBe('finished')
  expect(reads()).toBe(seen)
})

const refusals: [what: string, ramp: RampFake, reply: Reply, answer: object][] = [
  [
    'an address',
    BANXA,
    { status: 400, body: { errors: [{ message: 'walletAddress is not a valid address' }] } },
    { status: 422, code: 'address_invalid', field: 'addressTo' },
  ],
  [
    'a country',
    BANXA,
    { status: 400, body: { errors: [{ message: 'Payment method is not available in your country' }] } },
    { status: 451, code: 'region_restricted' },
  ],
  ['its key', BANXA, { status: 401, body: {} }, { status: 503, code: 'unavailable' }],
  [
    'too much',
    BITY,
    { status: 400, body: { errors: [{ code: 'amount_too_large', message: 'Amount too large' }] } },
    { status: 422, code: 'amount_above_max', field: 'amount' },
  ],
  [
    'a quota',
    BITY,
    { status: 400, body: { errors: [{ code: 'x', message: 'Quota exceeded for the bank account.' }] } },
    { status: 422, code: 'quota_used', field: 'quoteId' },
  ],
  [
    'an account',
    BITY,
    { status: 400, body: { errors: [{ message: 'Invalid IBAN' }] } },
    { status: 422, code: 'account_invalid', field: 'iban' },
  ],
  [
    'for now',
    BITY,
    { status: 400, body: { errors: [{ message: 'It cannot be used currently.' }] } },
    { status: 422, code: 'currency_disabled', field: 'quoteId' },
  ],
  ['in no words', BANXA, faults.broken, { status: 201, state: 'creating' }],
  ['with a cut connection', BITY, faults.cut, { status: 201, state: 'creating' }],
  ['with half an answer', GUARDARIAN, faults.torn, { status: 201, state: 'creating' }],
]

test('a refusal of an order arrives as what it is', async () => {
  for (const [what, ramp, reply, answer] of refusals) {
    await site.moveClock()
    const quoteId = await quoteOf(ramp)
    const restore = replace(ramp, openRouteOf(ramp), reply)
    const { status, body } = await orderOf(ramp, { quoteId })
    restore()
    const [field] = Object.keys(body.fields ?? {})
    const given = {
      status,
      ...(body.code && { code: body.code }),
      ...(field && { field }),
      ...(status === 201 && { state: body.result.status }),
    }
    expect([what, given]).toEqual([what, answer])
  }
}, 120_000)

describe('with the default settings', () => {
  const from = (country: string) => ({ 'cf-ipcountry': country })

  test.each(['FR', 'GB'])('somebody who lives in %s is offered nothing', async (country) => {
    const { offers, refusals: refused } = (await offersOf({ amount: '200', country })).body.result
    const others = refused.filter(({ ramp }) => country === 'GB' || ramp.id !== 'banxa')
    expect(offers.filter(({ ramp }) => country === 'GB' || ramp.id !== 'banxa')).toEqual([])
    expect(new Set(others.map(({ code }) => code))).toEqual(new Set(['country_restricted']))
  })

  test.each(['FR', 'GB'])('a call from %s orders nothing, whatever country was chosen', async (country) => {
    const quoteId = await quoteOf(BITY)
    const { offers } = (await offersOf({ amount: '200', country: 'CH' }, from(country))).body.result
    expect(offers.filter(({ ramp }) => country === 'GB' || ramp.id !== 'banxa')).toEqual([])
    const { status, body } = await orderOf(BITY, { quoteId, headers: from(country) })
    expect([status, body.code]).toEqual([451, 'region_restricted'])
  })
})

test('an order whose process is killed before its answer is never opened twice and never lost', async () => {
  const first = site
  const quoteId = await quoteOf(BANXA)
  const ofFrance = await quoteOf(BANXA, 'FR')
  const key = randomUUID()
  let arrived = () => {}
  const hasArrived = new Promise<void>((settle) => (arrived = settle))
  const opened: string[] = []
  fakes.get('banxa')?.answer({
    ...BANXA.routes,
    [openRouteOf(BANXA)]: ({ body }) => {
      opened.push((body as { externalOrderId: string }).externalOrderId)
      arrived()
      return faults.silent
    },
  })
  const hanging = orderOf(BANXA, { quoteId, key }).catch(() => null)
  await hasArrived
  await first.kill()
  await hanging
  site = await start({}, TWO_DAYS)
  await first.end()
  const again = await orderOf(BANXA, { quoteId, key })
  expect([again.status, again.body.result.status]).toEqual([200, 'creating'])
  expect(again.body.result.publicId).toBe(opened[0])
  // Another process has other settings: what was quoted for the EEA is not ordered any more.
  const { status, body } = await orderOf(BANXA, { quoteId: ofFrance })
  expect([status, body.code]).toEqual([451, 'region_restricted'])
  const owner = { ...again.body.result }
  fakes.get('banxa')?.answer(BANXA.routes)
  const abandoned = (await orderOf(BANXA)).body.result
  const unbegun = (await orderOf(MOONPAY)).body.result
  await site.moveClock()
  expect(await untilStatus(owner, 'failed')).toMatchObject({
    issue: 'creation_unknown',
    ramp: { opened: null },
  })
  expect(opened).toHaveLength(1)
  for (const one of [abandoned, unbegun])
    expect(await untilStatus(one, 'expired')).toMatchObject({ status: 'expired', issue: null })
}, 300_000)
