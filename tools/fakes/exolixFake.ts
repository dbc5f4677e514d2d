import type { RecordedRequest, Reply, Routes } from '../../tests/server/providers/fakeProvider'
import { FAKE_KEY } from '../../src/config/environment/fakeKeys.js'
import type { Fake } from './fake'
import { fakeAddress } from './fakeAddress'
import { COINS, type FakeCoin, isWithin, limitsOf, paid, received } from './fakeMarket'
import { type FakeOrder, type FakeOrders, hashOf, outcomeOf, type Scenario, type Stage } from './fakeOrders'

const SPREAD = 0.01
const EXOLIX_KEY = `${FAKE_KEY}exolix-of-this-machine`

const WORDS: Record<Stage, string> = {
  ...{ waiting: 'wait', confirming: 'confirmation', exchanging: 'exchanging', sending: 'sending' },
  ...{ finished: 'success', failed: 'error', refunded: 'refunded', expired: 'overdue', review: 'aml-check' },
}
const PAUSED: Reply = { status: 422, body: { message: 'Such exchange pair is not available' } }

type Body = Record<string, string | null | undefined>
const coinOf = (ticker: unknown, network: unknown): FakeCoin | undefined =>
  COINS.find((coin) => coin.ticker === ticker && coin.network === network)

/** Exolix v2: https://exolix.com/developers */
export function exolixFake(orders: FakeOrders): Fake {
  const rate = ({ query }: RecordedRequest, isRefusing: boolean): Reply => {
    const [from, to] = [coinOf(query.coinFrom, query.networkFrom), coinOf(query.coinTo, query.networkTo)]
    if (isRefusing || !from || !to) return PAUSED
    const { withdrawalAmount, amount } = query
    const fromAmount = amount ?? paid(withdrawalAmount ?? '0', from, to, SPREAD)
    const toAmount = withdrawalAmount ?? received(fromAmount, from, to, SPREAD)
    const { min, max } = limitsOf(from)
    const limits = { minAmount: min, maxAmount: max, withdrawMin: received(min, from, to, SPREAD) }
    if (!isWithin(fromAmount, { min, max }))
      return {
        status: 422,
        body: { ...limits, fromAmount, toAmount: 0, rate: 0, message: 'Amount is out of range' },
      }
    return { body: { ...limits, fromAmount, toAmount, rate: 1, message: null } }
  }
  const create = ({ body }: RecordedRequest, scenario: Scenario): Reply => {
    const { coinFrom, networkFrom, coinTo, networkTo, amount, withdrawalAmount, ...rest } = body as Body
    const [from, to] = [coinOf(coinFrom, networkFrom), coinOf(coinTo, networkTo)]
    if (scenario === 'refuse' || !from || !to) return PAUSED
    const given = amount ?? paid(withdrawalAmount ?? '0', from, to, SPREAD)
    const order = orders.add({
      ...{ provider: 'exolix', outcome: outcomeOf(scenario), amount: given },
      amountTo: withdrawalAmount ?? received(given, from, to, SPREAD),
      fields: { from, to, ...rest },
    })
    const made = transaction(order)
    return {
      status: 201,
      body: scenario === 'mismatch' ? { ...made, withdrawalAddress: fakeAddress(to, 'another') } : made,
    }
  }
  const transaction = (order: FakeOrder) => {
    const {
      from,
      to,
      withdrawalAddress,
      withdrawalExtraId = null,
      refundAddress = null,
      rateType,
    } = order.fields
    const stage = orders.stage(order)
    const isPaid = !['waiting', 'expired'].includes(stage)
    const isOut = stage === 'finished' || stage === 'refunded'
    const named = ({ ticker, network, contract }: FakeCoin) => ({
      ...{ coinCode: ticker, coinName: ticker, network, networkName: network, memoName: null, contract },
    })
    return {
      ...{ id: order.id, ...orders.amounts(order), status: WORDS[stage], rate: 1, rateType, source: 'api' },
      ...{ coinFrom: named(from as FakeCoin), coinTo: named(to as FakeCoin) },
      ...{ depositAddress: fakeAddress(from as FakeCoin, order.id), depositExtraId: null },
      ...{ withdrawalAddress, withdrawalExtraId, refundAddress, refundExtraId: null },
      createdAt: new Date(order.createdAt).toISOString(),
      hashIn: { hash: isPaid ? hashOf(order, 'in') : null, link: null },
      hashOut: { hash: isOut ? hashOf(order, 'out') : null, link: null },
    }
  }
  const history = ({ query }: RecordedRequest): Reply => {
    const [after, before] = [Date.parse(query.dateFrom ?? ''), Date.parse(query.dateTo ?? '')]
    const rows = orders
      .list('exolix')
      .filter(({ createdAt }) => !(createdAt < after) && !(createdAt > before))
      .toSorted((one, other) => (one.createdAt - other.createdAt) * (query.order === 'asc' ? 1 : -1))
    return { body: { data: rows.slice(0, 100).map(transaction), count: rows.length } }
  }
  const routes = (scenario: Scenario): Routes => ({
    'GET /currencies': { body: { data: listed(), count: listed().length } },
    'GET /rate': guarded((request) => rate(request, scenario === 'refuse')),
    'POST /transactions': guarded((request) => create(request, scenario)),
    'GET /transactions': guarded(history),
    'GET /transactions/{id}': ({ path }) => {
      const order = orders.get(path.split('/').at(-1) ?? '')
      return order
        ? { body: transaction(order) }
        : { status: 404, body: { message: 'Transaction not found' } }
    },
  })
  return { id: 'exolix', routes, settings: (url) => ({ EXOLIX_URL: url, EXOLIX_API_KEY: EXOLIX_KEY }) }
}

const guarded =
  (reply: (request: RecordedRequest) => Reply) =>
  (request: RecordedRequest): Reply =>
    request.headers.authorization === EXOLIX_KEY
      ? reply(request)
      : { status: 401, body: { message: 'Unauthorized' } }

const listed = () =>
  [...new Set(COINS.map(({ ticker }) => ticker))].map((code) => ({
    ...{ code, name: code, icon: '', notes: '' },
    networks: COINS.filter(({ ticker }) => ticker === code).map(({ network, contract, decimals }) => ({
      ...{ network, name: network, shortName: null, addressRegex: null, isDefault: true, memoNeeded: false },
      ...{ memoName: null, memoRegex: null, precision: Math.min(decimals, 8), decimal: decimals, contract },
    })),
  }))
