import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXCHANGE_ISSUES, type ExchangeActionName, type ExchangeStatus } from '@/domain/exchange/exchange'
import { catalogue } from '@/server/catalogue/catalogue'
import type { StoredExchange } from '@/server/database/schema'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import type {
  CreatedOrder,
  Offer,
  OfferingProvider,
  Provider,
  ProviderAssets,
  ProviderContext,
  ProviderState,
  UnmatchedAsset,
} from '@/server/providers/provider'
import { until } from '../../eventually'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import type { LocalContext, LocalProvider } from '@/server/sandbox/sandboxProvider'
import {
  faults,
  startFakeProvider,
  type FakeProvider,
  type RecordedRequest,
  type Routes,
} from './fakeProvider'

type Pair = { from: string; to: string }
type QuestionCase = {
  amount: string
  reverse?: boolean
  fixed?: boolean
  pair?: Pair
  basisPoints?: number
}
type OrderCase = Partial<QuestionCase> & Partial<Omit<ProviderOrder, 'from' | 'to'>>

type Context = ProviderContext & LocalContext

/** What every provider is to do. `routes` of a case stand before those of the healthy provider. */
type OfferHarness<Adapter> = {
  make: (url: string) => Adapter
  /** What the adapter was given and no error may repeat. */
  secrets: readonly string[]
  routes: Routes
  assets: {
    offered: Record<string, Partial<ProviderAsset>>
    absent: readonly string[]
    unmatched: readonly UnmatchedAsset[]
  }
  /** Our symbols. */
  pair: Pair
  quotes: { title: string; question: QuestionCase; routes?: Routes; offer: Partial<Offer> }[]
  refusals: {
    title: string
    on: 'quote' | 'create'
    question?: OrderCase
    routes: Routes
    code: ProviderErrorCode
    limit?: string
    side?: 'from' | 'to'
  }[]
  order: Omit<ProviderOrder, 'from' | 'to' | 'reverse' | 'fixed' | 'amount' | 'basisPoints'> & QuestionCase
  /** Whether a request makes an order. */
  isEffect: (request: RecordedRequest) => boolean
  creates: {
    title: string
    order?: OrderCase
    routes?: Routes
    created: Partial<CreatedOrder>
    /** What the one call carried; a part of it is enough. */
    sent?: unknown
  }[]
}

/** A service behind its fake server, where its orders lie. */
export type ProviderHarness = OfferHarness<Provider> & {
  /** The basis points that a request names: null where they are wrong, undefined where it is about no price. Absent for a
   * service whose orders cannot name any. */
  commissionIn?: (request: RecordedRequest) => number | null | undefined
  /** Of the first of `quotes`: the received amount written as this piece of JSON, and what becomes of it. */
  amountOf: (json: string) => Routes
  amounts: { json: string; amountTo: string | null }[]
  /** Which route `create` uses: its answer is what faults replace. */
  createRoute: string
  ref: { id: string; secret: string | null }
  readRoute: string
  stateOf: (word: string) => Routes
  /** The answer of the service's list when it has these rows, each as `readRoute` answers; absent where nothing is listed. */
  listOf?: (...rows: object[]) => Routes
  words: Record<string, ExchangeStatus>
  /** The list of currencies with one row more that cannot be read. */
  listWithBrokenRow: Routes
  /** A finished order whose amounts are none. */
  wrongAmounts: Routes
  /** What the provider posts about the order `ref`; absent where no webhook is documented. */
  webhook?: object
  states: { title: string; routes: Routes; state: Partial<ProviderState> }[]
}

/** A provider whose orders are rows of our own table: it calls nothing. */
type LocalHarness = Omit<OfferHarness<LocalProvider>, 'secrets' | 'routes' | 'isEffect'> & {
  /** Rows and the state each ends in when nothing more is done, with what can be chosen then. */
  rows: { title: string; row: StoredExchange; ends: ExchangeStatus; actions: ExchangeActionName[] }[]
}

/** Fixed ones count down, so that they have an end even where the provider names none; of a local one the site names it. */
function expectOffer(offer: Offer, expected: Partial<Offer>, isLocal = false): void {
  expect(offer).toMatchObject(expected)
  for (const amount of [offer.amountFrom, offer.amountTo]) expect(amount).toMatch(/^\d+(\.\d+)?$/)
  if (offer.fixed && !isLocal) expect(offer.validUntil ?? 0).toBeGreaterThan(Date.now())
}

/** Every adapter goes through this suite; what is special about a provider stands in tests of its own. */
export function describeProvider(name: string, harness: ProviderHarness): void {
  describe(`provider ${name}`, () => {
    const site = new Site<Provider, ProviderHarness>(harness)
    beforeAll(() => site.start())
    afterAll(() => site.stop())
    testAssets(site)
    testQuotes(site)
    testCreate(site)
    testCommission(site)
    testBrokenList(site)
    testAmounts(site)
    testByteOrderMark(site)
    testFaults(site)
    testUnclearCreate(site)
    testRead(site)
    testReadMany(site)
    testWebhook(site)
  })
}

/** The same suite, for a provider that calls nothing: what its orders do is computed from their rows. */
export function describeLocalProvider(name: string, harness: LocalHarness): void {
  describe(`local provider ${name}`, () => {
    const whole = { ...harness, secrets: [], routes: {}, isEffect: () => true }
    const site = new Site<LocalProvider, OfferHarness<LocalProvider>>(whole, true)
    beforeAll(() => site.start())
    afterAll(() => site.stop())
    testAssets(site)
    testQuotes(site)
    testCreate(site)
    testCallersClock(site)
    testOwnOrders(site, harness)
  })
}

class Site<Adapter extends OfferingProvider<Context>, Harness extends OfferHarness<Adapter>> {
  readonly harness: Harness
  readonly isLocal: boolean
  private fake: FakeProvider | null = null
  private matched: ProviderAssets | null = null
  private adapter: Adapter | null = null

  constructor(harness: Harness, isLocal = false) {
    this.harness = harness
    this.isLocal = isLocal
  }
  async start(): Promise<void> {
    this.fake = await startFakeProvider(this.harness.routes)
    this.adapter = this.harness.make(this.fake.url)
    this.matched = await this.adapter.assets(catalogue(), this.context())
  }
  async stop(): Promise<void> {
    await this.fake?.close()
  }
  get provider(): Adapter {
    if (!this.adapter) throw new Error('not started')
    return this.adapter
  }
  get list(): ProviderAssets {
    if (!this.matched) throw new Error('not started')
    return this.matched
  }
  get requests(): readonly RecordedRequest[] {
    return this.fake?.requests ?? []
  }
  context(milliseconds = 10_000) {
    return { signal: AbortSignal.timeout(milliseconds), userIp: '203.0.113.7', at: Date.now() }
  }
  answer(routes: Routes = {}): void {
    this.fake?.answer({ ...routes, ...without(this.harness.routes, routes) })
  }
  asset(symbol: string): ProviderAsset {
    const asset = this.list.assets.get(symbol)
    if (!asset) throw new Error(`${symbol} is not offered`)
    return asset
  }
  question(given: QuestionCase) {
    const { from, to } = given.pair ?? this.harness.pair
    return {
      from: this.asset(from),
      to: this.asset(to),
      amount: given.amount,
      reverse: given.reverse ?? false,
      fixed: given.fixed ?? false,
      basisPoints: given.basisPoints ?? 0,
    }
  }
  order(given: OrderCase = {}): ProviderOrder {
    const { pair: _, ...order } = { ...this.harness.order, ...given }
    return { ...order, ...this.question({ ...this.harness.order, ...given }) }
  }
  /** What the call throws, which never holds a secret. */
  async failure(call: Promise<unknown>): Promise<ProviderError> {
    const error: unknown = await call.then(
      (value) => {
        throw new Error(`did not fail: ${inspect(value)}`)
      },
      (reason: unknown) => reason,
    )
    const written = inspect(error, { depth: 10 })
    for (const secret of this.harness.secrets) expect(written).not.toContain(secret)
    if (!(error instanceof ProviderError)) throw error
    return error
  }
}

type AnySite = Site<OfferingProvider<Context>, OfferHarness<OfferingProvider<Context>>>
type ServiceSite = Site<Provider, ProviderHarness>

/** The routes of a case come first, and replace those of the same name. */
const without = (routes: Routes, replaced: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).filter(([name]) => !(name in replaced)))

/** Every route answers like this. */
const everywhere = (routes: Routes, reply: Routes[string]): Routes =>
  Object.fromEntries(Object.keys(routes).map((name) => [name, reply]))

function testAssets(site: AnySite): void {
  const { offered, absent, unmatched } = site.harness.assets
  test('the currencies of the list are matched by network and contract', () => {
    for (const [symbol, asset] of Object.entries(offered)) expect(site.asset(symbol)).toMatchObject(asset)
    for (const symbol of absent) expect(site.list.assets.has(symbol), symbol).toBe(false)
    const reasons = site.list.unmatched.map(({ code, network, reason }) => ({ code, network, reason }))
    expect(reasons).toEqual(expect.arrayContaining([...unmatched]))
  })
}

function testBrokenList(site: ServiceSite): void {
  const { offered } = site.harness.assets
  test('a currency that cannot be read does not take the others with it', async () => {
    site.answer(site.harness.listWithBrokenRow)
    const { assets } = await site.provider.assets(catalogue(), site.context())
    expect([...assets.keys()]).toEqual(expect.arrayContaining(Object.keys(offered)))
  })
}

/** As some servers write JSON. */
const withByteOrderMark = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      (request: RecordedRequest) => {
        const reply = typeof route === 'function' ? route(request) : route
        const { body = {} } = reply
        return { ...reply, body: `\ufeff${typeof body === 'string' ? body : JSON.stringify(body)}` }
      },
    ]),
  )

function testByteOrderMark(site: ServiceSite): void {
  const { quotes, routes: usual } = site.harness
  test.each(quotes.slice(0, 1))('a byte order mark changes nothing, $title', async (quote) => {
    site.answer(withByteOrderMark({ ...usual, ...quote.routes }))
    expectOffer(await site.provider.quote(site.question(quote.question), site.context()), quote.offer)
  })
}

function testQuotes(site: AnySite): void {
  const { quotes, refusals, isEffect } = site.harness
  test.each(quotes)('a quote, $title', async ({ question, routes, offer }) => {
    site.answer(routes)
    expectOffer(await site.provider.quote(site.question(question), site.context()), offer, site.isLocal)
    expect(site.requests.filter(isEffect)).toEqual([])
  })
  test.each(refusals.filter(({ on }) => on === 'quote'))('a refused quote, $title', async (refusal) => {
    site.answer(refusal.routes)
    const question = site.question({ ...site.harness.order, ...refusal.question })
    const error = await site.failure(site.provider.quote(question, site.context()))
    expect(error.code).toBe(refusal.code)
    expect(error.details.limit).toBe(refusal.limit)
    expect(error.details.side).toBe(refusal.side)
  })
}

/** Requests of each quote and each order of the harness, with this commission. */
async function requestsWith(site: ServiceSite, basisPoints: number): Promise<RecordedRequest[][]> {
  const { quotes, creates } = site.harness
  const all: RecordedRequest[][] = []
  for (const { question, routes } of quotes) {
    site.answer(routes)
    await site.provider.quote(site.question({ ...question, basisPoints }), site.context())
    all.push([...site.requests])
  }
  for (const { order, routes } of creates) {
    site.answer(routes)
    await site.provider.create(site.order({ ...order, basisPoints }), site.context())
    all.push([...site.requests])
  }
  return all
}

function testCommission(site: ServiceSite): void {
  const { commissionIn, quotes } = site.harness
  test('the commission that it can name is in quotes and in orders, and the same', async () => {
    const { maxBasisPoints } = site.provider.profile.commission
    if (!commissionIn) {
      expect(maxBasisPoints).toBe(0)
      const addressed = (all: RecordedRequest[][]) =>
        all.flat().map(({ path, query, body }) => ({ path, query, body }))
      expect(addressed(await requestsWith(site, 50))).toEqual(addressed(await requestsWith(site, 0)))
      return
    }
    expect(maxBasisPoints).toBeGreaterThan(0)
    for (const basisPoints of [0, 37, maxBasisPoints]) {
      for (const requests of await requestsWith(site, basisPoints)) {
        const named = requests.map(commissionIn).filter((one) => one !== undefined)
        expect(new Set(named)).toEqual(new Set([basisPoints]))
      }
    }
  })
  test('the rate is worse by the commission', async () => {
    const payout = async (basisPoints: number) => {
      site.answer(quotes[0]?.routes)
      const question = { ...(quotes[0]?.question ?? { amount: '1' }), basisPoints }
      return Number((await site.provider.quote(site.question(question), site.context())).amountTo)
    }
    const { maxBasisPoints } = site.provider.profile.commission
    const left = (await payout(maxBasisPoints)) / (await payout(0))
    expect(left).toBeCloseTo(1 - maxBasisPoints / 10_000, 6)
  })
}

/** No provider may mean any of these. */
const WRONG_AMOUNTS = ['"NaN"', '-1', '"-0.5"', '"1,5"', '"0x10"', '"Infinity"', '1e9999', 'null', '""', '{}']

function testAmounts(site: ServiceSite): void {
  const { quotes, amountOf, amounts } = site.harness
  const quote = async (json: string) => {
    const [first] = quotes
    if (!first) throw new Error('no quotes')
    site.answer({ ...first.routes, ...amountOf(json) })
    return site.provider.quote(site.question(first.question), site.context())
  }
  const wrong = [
    ...WRONG_AMOUNTS,
    ...amounts.flatMap(({ json, amountTo }) => (amountTo === null ? json : [])),
  ]
  test.each(wrong)('an amount written %s is a bad answer', async (json) => {
    expect((await site.failure(quote(json))).code).toBe('bad_answer')
  })
  test.each(amounts.filter(({ amountTo }) => amountTo !== null))(
    'an amount written $json is $amountTo',
    async ({ json, amountTo }) => {
      expect((await quote(json)).amountTo).toBe(amountTo)
    },
  )
}

const QUOTE_FAULTS = [
  ['rate_limited', '429', faults.tooMany],
  ['unavailable', '500', faults.broken],
  ['bad_answer', 'a page instead of JSON', faults.html],
  ['bad_answer', 'too long an answer', faults.huge],
  ['unavailable', 'a redirect', faults.redirect],
  ['unavailable', 'no answer in time', faults.silent],
  ['unavailable', 'a connection that is cut', faults.cut],
  ['unavailable', 'a body that is cut', faults.torn],
  ['unavailable', 'a body that does not end', faults.dripping],
] as const

/** Waits for the deadline, which is short then. */
const isEndless = (fault: object) => 'delay' in fault || ('half' in fault && fault.half === 'silent')

function testFaults(site: ServiceSite): void {
  const { routes, quotes, secrets, readRoute } = site.harness
  const quote = (milliseconds?: number) =>
    site.provider.quote(site.question(quotes[0]?.question ?? { amount: '1' }), site.context(milliseconds))

  test.each(QUOTE_FAULTS)('a quote is %s after %s', async (code, _, fault) => {
    site.answer(everywhere(routes, fault))
    const error = await site.failure(quote(isEndless(fault) ? 150 : undefined))
    expect(error.code).toBe(code)
    if (code === 'rate_limited') expect(error.details.retryAfter).toBe(7000)
    expect(site.requests.map(({ path }) => path)).not.toContain('/elsewhere')
  })
  test('a retry-after that is a date is waited for', async () => {
    const at = new Date(Date.now() + 90_000).toUTCString()
    site.answer(everywhere(routes, { ...faults.tooMany, headers: { 'retry-after': at } }))
    const { retryAfter = 0 } = (await site.failure(quote())).details
    expect(retryAfter).toBeGreaterThan(80_000)
    expect(retryAfter).toBeLessThanOrEqual(90_000)
  })
  test('a wrong key is unauthorised, and is not repeated in the error', async () => {
    site.answer(everywhere(routes, { status: 401, body: { message: `wrong key ${secrets.join(' ')}` } }))
    expect((await site.failure(quote())).code).toBe('unauthorised')
  })
  test('an order that cannot be read says nothing about the order', async () => {
    site.answer({ [readRoute]: faults.broken })
    const error = await site.failure(site.provider.read(site.harness.ref, site.context()))
    expect(error.code).toBe('unavailable')
  })
}

function testCreate(site: AnySite): void {
  const { creates, refusals, isEffect } = site.harness
  test.each(creates)('an order is made by one call, $title', async ({ order, routes, created, sent }) => {
    site.answer(routes)
    expect(await site.provider.create(site.order(order), site.context())).toMatchObject(created)
    const calls = site.isLocal ? 0 : 1
    expect(site.requests).toHaveLength(calls)
    expect(site.requests.filter(isEffect)).toHaveLength(calls)
    if (sent !== undefined) expect(site.requests[0]).toMatchObject({ body: sent })
  })
  test.each(refusals.filter(({ on }) => on === 'create'))('a refused order, $title', async (refusal) => {
    site.answer(refusal.routes)
    const error = await site.failure(site.provider.create(site.order(refusal.question), site.context()))
    expect(error.code).toBe(refusal.code)
    expect(error.details.limit).toBe(refusal.limit)
    expect(error.details.side).toBe(refusal.side)
  })
}

const UNCLEAR = [
  ['a connection that is cut', faults.cut],
  ['500', faults.broken],
  ['no answer in time', faults.silent],
  ['a page instead of JSON', faults.html],
  ['too long an answer', faults.huge],
  ['a redirect', faults.redirect],
  ['an empty object', { body: {} }],
  ['a body that is cut', faults.torn],
  ['a body that does not end', faults.dripping],
] as const

function testUnclearCreate(site: ServiceSite): void {
  const { createRoute, make } = site.harness
  test.each(UNCLEAR)(
    'the outcome of an order is unknown after %s, and it is not repeated',
    async (_, fault) => {
      site.answer({ [createRoute]: fault })
      const outOfTime = new AbortController()
      const context = { ...site.context(60_000), signal: outOfTime.signal }
      const failure = site.failure(site.provider.create(site.order(), context))
      if (isEndless(fault)) {
        // An order that has not left yet is certain not to exist.
        await until(() => site.requests.length > 0)
        outOfTime.abort(new DOMException('out of time', 'TimeoutError'))
      }
      expect((await failure).code).toBe('outcome_unknown')
      expect(site.requests).toHaveLength(1)
    },
  )
  const refused = site.harness.refusals.filter(({ on, routes }) => on === 'create' && createRoute in routes)
  test.each(refused)('a refusal with the status 500 proves nothing, $title', async (refusal) => {
    const route = refusal.routes[createRoute]
    if (typeof route !== 'object') throw new Error(`${refusal.title} is no fixed reply`)
    site.answer({ [createRoute]: { ...route, status: 500 } })
    const call = site.provider.create(site.order(), site.context())
    expect((await site.failure(call)).code).toBe('outcome_unknown')
  })
  test('an order that never left is certain not to exist', async () => {
    const gone = await startFakeProvider()
    await gone.close()
    const call = make(gone.url).create(site.order(), site.context())
    expect((await site.failure(call)).code).toBe('unavailable')
  })
}

function testRead(site: ServiceSite): void {
  const { words, stateOf, states, readRoute, ref, wrongAmounts } = site.harness
  const read = (routes: Routes) => {
    site.answer(routes)
    return site.provider.read(ref, site.context())
  }
  test.each(Object.entries(words))('the word %s means %s', async (word, status) => {
    expect(await read(stateOf(word))).toMatchObject({ status, word })
  })
  const strange = ['frobnicating', 'constructor', '__proto__']
  test.each(strange)(
    'a word that is not documented means verifying, and an issue names it: %s',
    async (word) => {
      const state = await read(stateOf(word))
      expect(state).toMatchObject({
        status: 'verifying',
        issue: 'provider_status_unknown',
        word,
      })
    },
  )
  test.each(states)('an order that is $title', async ({ routes, state }) => {
    const answer = await read(routes)
    expect(answer).toMatchObject(state)
    if (answer.issue !== null) expect(EXCHANGE_ISSUES).toContain(answer.issue)
  })
  test('amounts that are none do not hide how an order ended', async () => {
    expect(await read(wrongAmounts)).toMatchObject({ status: 'finished', amountFrom: null, amountTo: null })
  })
  test('an order that the provider does not know is not found', async () => {
    const answer = read({ [readRoute]: { status: 404, body: { message: 'not found' } } })
    expect((await site.failure(answer)).code).toBe('not_found')
  })
}

/** A list may leave an order out, and never says of one what reading it would not. */
function testReadMany(site: ServiceSite): void {
  const { words, stateOf, states, readRoute, ref, listOf } = site.harness
  if (!listOf) {
    test('no list is documented, and none is read', () => {
      expect(site.provider.readMany).toBeUndefined()
    })
    return
  }
  const orders = [{ ...ref, createdAt: Date.now() - 60_000 }]
  const bodyOf = (routes: Routes) => (routes[readRoute] as { body: object }).body
  const readList = async (routes: Routes) => {
    site.answer(routes)
    return site.provider.readMany?.read(orders, site.context())
  }
  const cases = [
    ...Object.keys(words).map((word) => ({ title: `at the word ${word}`, routes: stateOf(word) })),
    ...states.filter(({ routes }) => typeof routes[readRoute] === 'object'),
  ]
  test.each(cases)('a list says what reading an order says, or nothing: $title', async ({ routes }) => {
    const listed = (await readList({ ...routes, ...listOf(bodyOf(routes)) }))?.get(ref.id)
    const read = await site.provider.read(ref, site.context())
    if (read.status === 'waiting' && read.amountFrom === null) expect(listed).toBeDefined()
    if (listed !== undefined) expect(listed).toEqual(read)
  })
  test('a row that cannot be read does not take the others with it', async () => {
    const waiting = stateOf('waiting')
    const routes = Object.keys(words).includes('waiting') ? waiting : stateOf(Object.keys(words)[0] ?? '')
    const rows = await readList(listOf({ id: 7, status: {} }, bodyOf(routes)))
    expect(rows?.get(ref.id)).toMatchObject({ status: 'waiting' })
  })
  test.each(['broken', 'html', 'tooMany', 'torn'] as const)(
    'a list that fails says nothing: %s',
    async (fault) => {
      const [route = ''] = Object.keys(listOf())
      const error = await site.failure(readList({ [route]: faults[fault] }))
      expect(['unavailable', 'rate_limited', 'bad_answer']).toContain(error.code)
    },
  )
}

/** Bodies that name no order, from anybody who knows the address of the webhook. */
const STRANGE_BODIES = [
  ...['', '{', 'null', '[]', '"x"', '{}', '{"payload":{}}', '{"id":"../shifts"}', '<xml/>', '\u0000'],
  '['.repeat(60_000),
]

function testWebhook(site: ServiceSite): void {
  const { webhook, ref } = site.harness
  const receive = (body: string) => site.provider.receive?.({ headers: {}, body }) ?? null
  if (!webhook) {
    test('no webhook is documented, and none is received', () => {
      expect(site.provider.receive).toBeUndefined()
    })
    return
  }
  test('a webhook names the order that is to be read again, and nothing is called', () => {
    site.answer()
    expect(receive(JSON.stringify(webhook))).toBe(ref.id)
    expect(site.requests).toEqual([])
  })
  test('the status in a webhook changes nothing of what is read', async () => {
    site.answer()
    receive(JSON.stringify(webhook))
    expect((await site.provider.read(ref, site.context())).status).toBe('waiting')
  })
  test.each(STRANGE_BODIES)('a webhook of another shape names no order: %.20s', (body) => {
    expect(receive(body)).toBeNull()
  })
  const ids = ['', '../other', 'x'.repeat(65), 'a b', "' or 1=1", 1, null, {}, ['x']]
  test.each(ids)('a webhook with the id %j names no order', (id) => {
    const forged = JSON.stringify(webhook).replace(JSON.stringify(ref.id), JSON.stringify(id))
    expect(receive(forged)).toBeNull()
  })
}

const DAY = 86_400_000

/** Prices move from day to day, and a local provider computes them itself. */
function testCallersClock(site: AnySite): void {
  const question = () => site.question(site.harness.quotes[0]?.question ?? { amount: '1' })
  test('a quote is that of the time it is requested for, and the same each time', async () => {
    const at = Date.UTC(2026, 0, 1)
    const amountAt = async (time: number) =>
      (await site.provider.quote(question(), { ...site.context(), at: time })).amountTo
    const first = await amountAt(at)
    expect(await amountAt(at)).toBe(first)
    expect(await amountAt(at + DAY)).not.toBe(first)
  })
  test('an order repeated under its key is the same order, at any time', async () => {
    const order = site.order()
    const create = (at: number) => site.provider.create(order, { ...site.context(), at })
    expect(await create(0)).toEqual(await create(Date.now() + DAY))
  })
}

function testOwnOrders(site: AnySite, { make, rows }: LocalHarness): void {
  const { orders } = make('')
  const end = (row: StoredExchange) => orders.statesDue(row, row.updatedAt + 30 * DAY).at(-1) ?? row
  const action = (name: ExchangeActionName) => ({
    action: name,
    address: site.harness.order.addressTo,
    extraId: null,
  })
  test.each(rows)('an order that $title ends $ends', ({ row, ends, actions }) => {
    const last = end(row)
    expect(last.status).toBe(ends)
    expect(orders.actions(last, last.updatedAt)).toEqual(actions)
    if (last.issue !== null) expect(EXCHANGE_ISSUES).toContain(last.issue)
  })
  test.each(rows)('reading often or once is the same, $title', ({ row }) => {
    let often = row
    for (let at = row.updatedAt; at < row.updatedAt + DAY; at += 60_000)
      often = orders.statesDue(often, at).at(-1) ?? often
    expect(often).toEqual(orders.statesDue(row, row.updatedAt + DAY).at(-1) ?? row)
  })
  test.each(rows)('what is offered can be done, and nothing else, $title', ({ row, actions }) => {
    const last = end(row)
    for (const name of ['refund', 'continue'] as const) {
      const acted = orders.act(last, action(name), last.updatedAt)
      if (!actions.includes(name)) expect(acted, name).toBeNull()
      else expect(acted?.status, name).toBe(name === 'refund' ? 'refunded' : 'exchanging')
    }
  })
}
