import type { RecordedRequest, Reply, Routes } from '../../tests/server/providers/fakeProvider'
import { FAKE_KEY } from '../../src/config/environment/fakeKeys.js'
import type { Fake } from './fake'
import { fakeAddress } from './fakeAddress'
import { COINS, type FakeCoin, isWithin, limitsOf, paid, rateOf, received } from './fakeMarket'
import { type FakeOrder, type FakeOrders, hashOf, outcomeOf, type Scenario, type Stage } from './fakeOrders'

const SPREAD = 0.012
const SECRET = `${FAKE_KEY}sideshift-of-this-machine`
const ACCOUNT = 'FakeAcct1'
const MINUTE = 60_000

const WORDS: Record<Stage, string> = {
  ...{ waiting: 'waiting', confirming: 'pending', exchanging: 'processing', sending: 'settling' },
  // It has no word for a failure: staff of its own look at the shift.
  ...{ finished: 'settled', failed: 'review', refunded: 'refunded', expired: 'expired', review: 'review' },
}

type Body = Record<string, string | null | undefined>
const bodyOf = ({ body }: RecordedRequest) => body as Body
const at = (time: number) => new Date(time).toISOString()
const refused = (message: string, others: object = {}, status = 400): Reply => ({
  status,
  body: { error: { code: 'BAD_USER_INPUT', message, ...others } },
})
const PAUSED = refused('Deposit method is disabled')

/** Of `btc-bitcoin`, or `BTC` and `bitcoin`. */
const coinOf = (ticker: string | null | undefined, method: string | null | undefined): FakeCoin | undefined =>
  COINS.find((coin) => coin.ticker === ticker?.toUpperCase() && coin.method === method)
const coinIn = (path = '') => coinOf(...(path.split(/-(.*)/s) as [string, string]))

type Quote = { from: FakeCoin; to: FakeCoin; depositAmount: string; settleAmount: string }

/** SideShift v2: https://docs.sideshift.ai */
export function sideshiftFake(orders: FakeOrders): Fake {
  const quotes = new Map<string, Quote>()
  const priced = new Map<string, string>()
  const spreadOf = ({ query, body }: RecordedRequest) => {
    const { commissionRate = '0.005' } = { ...query, ...(body as Body | undefined) }
    return SPREAD + Number(commissionRate)
  }
  const pair = (request: RecordedRequest): Reply => {
    const [from, to] = request.path.split('/').slice(-2).map(coinIn)
    if (!from || !to) return PAUSED
    const { amount } = request.query
    if (amount) priced.set(visitorAt(request, from, to), amount)
    return { body: { ...limitsOf(from), rate: rateOf(from, to, spreadOf(request)).round(12).toFixed() } }
  }
  const quote = (request: RecordedRequest): Reply => {
    const { depositCoin, depositNetwork, settleCoin, settleNetwork, ...given } = bodyOf(request)
    const [from, to] = [coinOf(depositCoin, depositNetwork), coinOf(settleCoin, settleNetwork)]
    if (!from || !to) return PAUSED
    const spread = spreadOf(request)
    const depositAmount = given.depositAmount ?? paid(given.settleAmount ?? '0', from, to, spread)
    const { min, max } = limitsOf(from)
    if (!isWithin(depositAmount, { min, max }))
      return refused('Amount too low', { depositRangeMin: min, depositRangeMax: max })
    const settleAmount = given.settleAmount ?? received(depositAmount, from, to, spread)
    const id = `quote-${quotes.size + 1}`
    quotes.set(id, { from, to, depositAmount, settleAmount })
    const coins = { depositCoin, depositNetwork, settleCoin, settleNetwork }
    return {
      status: 201,
      body: {
        id,
        ...coins,
        depositAmount,
        settleAmount,
        createdAt: at(Date.now()),
        expiresAt: at(Date.now() + 15 * MINUTE),
      },
    }
  }
  const make = (
    agreed: Omit<Quote, 'depositAmount' | 'settleAmount'>,
    amounts: [string, string],
    fields: object,
    scenario: Scenario,
  ): Reply => {
    const order = orders.add({
      ...{ provider: 'sideshift', outcome: outcomeOf(scenario), amount: amounts[0], amountTo: amounts[1] },
      fields: { ...agreed, ...fields },
    })
    const other = scenario === 'mismatch' && { settleAddress: fakeAddress(agreed.to, 'another') }
    return { status: 201, body: { ...shift(order), ...other } }
  }
  const fixed = (request: RecordedRequest, scenario: Scenario): Reply => {
    const { quoteId, settleAddress, settleMemo, refundAddress, externalId } = bodyOf(request)
    const agreed = quotes.get(quoteId ?? '')
    if (!agreed) return refused('Quote not found', {}, 404)
    const { from, to, depositAmount, settleAmount } = agreed
    const fields = { settleAddress, settleMemo, refundAddress, externalId, quoteId, type: 'fixed' }
    return make({ from, to }, [depositAmount, settleAmount], fields, scenario)
  }
  const variable = (request: RecordedRequest, scenario: Scenario): Reply => {
    const { depositCoin, depositNetwork, settleCoin, settleNetwork, ...given } = bodyOf(request)
    const [from, to] = [coinOf(depositCoin, depositNetwork), coinOf(settleCoin, settleNetwork)]
    if (!from || !to) return PAUSED
    const { settleAddress, settleMemo, refundAddress, externalId } = given
    // An order says nothing of how much will come: as much as this visitor had priced last, else a thousand dollars.
    const amount = priced.get(visitorAt(request, from, to)) ?? paid('1000', from, { ...to, price: 1 }, 0)
    const fields = { settleAddress, settleMemo, refundAddress, externalId, type: 'variable' }
    return make({ from, to }, [amount, received(amount, from, to, spreadOf(request))], fields, scenario)
  }
  const shift = (order: FakeOrder) => {
    const { from, to, ...fields } = order.fields as { from: FakeCoin; to: FakeCoin; type: string }
    const stage = orders.stage(order)
    const { amount, amountTo } = orders.amounts(order)
    const isFixed = fields.type === 'fixed'
    const isPaid = !['waiting', 'expired'].includes(stage)
    const { min, max } = isFixed ? { min: order.amount, max: order.amount } : limitsOf(from)
    return {
      ...{ id: order.id, createdAt: at(order.createdAt), expiresAt: at(order.createdAt + 60 * MINUTE) },
      ...{
        depositCoin: from.ticker,
        depositNetwork: from.method,
        settleCoin: to.ticker,
        settleNetwork: to.method,
      },
      ...{ depositAddress: fakeAddress(from, order.id), depositMin: min, depositMax: max, ...fields },
      ...{ status: WORDS[stage], averageShiftSeconds: '40' },
      ...((isFixed || isPaid) && { depositAmount: isPaid ? amount : order.amount, settleAmount: amountTo }),
      ...(isPaid && { depositHash: hashOf(order, 'in'), depositReceivedAt: at(order.createdAt) }),
      ...((stage === 'finished' || stage === 'refunded') && { settleHash: hashOf(order, 'out') }),
    }
  }
  const one = ({ path }: RecordedRequest): Reply => {
    const order = orders.get(path.split('/')[2] ?? '')
    return order ? { body: shift(order) } : refused('Order not found', {}, 404)
  }
  const routes = (scenario: Scenario): Routes => {
    const healthy = (reply: (request: RecordedRequest) => Reply) =>
      guarded((request) => (scenario === 'refuse' ? PAUSED : reply(request)))
    return {
      'GET /coins': { body: coinsListed() },
      'GET /permissions': guarded(() => ({ body: { createShift: true } })),
      'GET /pair/{from}/{to}': healthy(pair),
      'POST /quotes': healthy(quote),
      'POST /shifts/fixed': healthy((request) => fixed(request, scenario)),
      'POST /shifts/variable': healthy((request) => variable(request, scenario)),
      'GET /shifts': ({ query }) => ({
        body: (query.ids ?? '')
          .split(',')
          .flatMap((id) => orders.get(id) ?? [])
          .map(shift),
      }),
      'GET /shifts/{id}': one,
      'POST /shifts/{id}/set-refund-address': one,
    }
  }
  return {
    id: 'sideshift',
    routes,
    settings: (url) => ({ SIDESHIFT_URL: url, SIDESHIFT_SECRET: SECRET, SIDESHIFT_AFFILIATE_ID: ACCOUNT }),
  }
}

const visitorAt = ({ headers }: RecordedRequest, from: FakeCoin, to: FakeCoin) =>
  [headers['x-user-ip'], from.ticker, from.method, to.ticker, to.method].join(' ')

/** Only what comes from the account and for a visitor is answered. */
const guarded =
  (reply: (request: RecordedRequest) => Reply) =>
  (request: RecordedRequest): Reply => {
    if (!request.headers['x-user-ip']) return refused('Invalid IP address')
    if (request.headers['x-sideshift-secret'] !== SECRET) return refused('Invalid account', {}, 401)
    return reply(request)
  }

const coinsListed = () =>
  [...new Set(COINS.map(({ ticker }) => ticker))].map((coin) => {
    const own = COINS.filter(({ ticker }) => ticker === coin)
    const tokens = own.filter(({ contract }) => contract !== null)
    return {
      ...{ coin, name: coin, hasMemo: false, fixedOnly: false, variableOnly: false },
      ...{ depositOffline: false, settleOffline: false, networksWithMemo: [] },
      networks: own.map(({ method }) => method),
      ...(tokens.length > 0 && {
        tokenDetails: Object.fromEntries(
          tokens.map(({ method, contract, decimals }) => [method, { contractAddress: contract, decimals }]),
        ),
      }),
    }
  })
