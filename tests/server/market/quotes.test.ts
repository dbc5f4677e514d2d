import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Estimate, quotes as contract } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { ApiError } from '@/server/kernel/ApiError'
import { catalogue, findCurrency, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { depositFor, limitsOf, payoutFee, payoutFor, floatingPayout } from '@/server/sandbox/pricing'
import { range } from '@/server/market/sandboxQuotes'
import { getEstimate, getRange } from '@/server/market/quotes'
import { readRate } from '@/server/market/rates'
import { getRequest } from '../getRequest'

vi.mock('@/server/database/secret', () => ({ secret: async () => new Uint8Array(32).fill(7) }))

const now = Date.UTC(2026, 10, 21, 12, 30)
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

function coin(symbol: string): CatalogueCurrency {
  const currency = findCurrency(symbol)
  if (!currency) throw new Error(`${symbol} is missing`)
  return currency
}

const paused = () => {
  const currency = catalogue().find((one) => !one.enabled)
  if (!currency) throw new Error('the catalogue has no disabled currency')
  return currency
}

const side = (currency: CatalogueCurrency, name: 'From' | 'To') => ({
  [`ticker${name}`]: currency.symbolFront.toLowerCase(),
  [`network${name}`]: currency.network,
})

const bitcoinToEther = {
  tickerFrom: 'btc',
  networkFrom: 'btc',
  tickerTo: 'eth',
  networkTo: 'eth',
  amount: '0.1',
}
const request = (more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  ...bitcoinToEther,
  reverse: false,
  fixed: false,
  ...more,
})

async function estimate(query: Record<string, string>) {
  const response = await getEstimate(getRequest(contract.estimate, query))
  return (response as { result: Estimate & { estimatedAmount: string } }).result
}

async function refusalOf(query: Record<string, string>): Promise<ApiError> {
  const error = await estimate(query).catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error('the request was not refused')
}

const codesOf = (error: ApiError) =>
  Object.fromEntries(Object.entries(error.details.fields ?? {}).map(([field, { code }]) => [field, code]))

test('a floating estimate has the payout, its fee, its limits and no rate id', async () => {
  const trade = { from: coin('btc'), to: coin('eth'), fixed: false, at: now }
  expect(await estimate(bitcoinToEther)).toEqual({
    estimate: payoutFor('0.1', trade),
    estimatedAmount: payoutFor('0.1', trade),
    networkFee: payoutFee(trade),
    speed: '5-30',
    ...limitsOf(trade, false),
    rateId: null,
    validUntil: null,
    provider: null,
    commission: { kind: 'exact', percent: '0.5' },
  })
})

test('a reverse estimate has the deposit, with limits of what is received', async () => {
  const trade = { from: coin('btc'), to: coin('eth'), fixed: false, at: now }
  const response = await estimate({ ...bitcoinToEther, amount: '2', reverse: 'true' })
  expect(response.estimate).toBe(depositFor('2', trade))
  expect(response.min).toBe(limitsOf(trade, true).min)
})

test('the decimals of a reverse amount are those of the currency that is received', async () => {
  const reverse = { ...bitcoinToEther, amount: '2.123456789', reverse: 'true' }
  expect((await estimate(reverse)).estimate).toMatch(/^0\.\d+$/)
})

test('a fixed estimate carries a rate id that holds exactly it for twenty minutes', async () => {
  const response = await estimate({ ...bitcoinToEther, fixed: 'true' })
  expect(response.max).not.toBeNull()
  expect(response.validUntil).toBe('2026-11-21T12:50:00.000Z')
  expect(await readRate(response.rateId ?? '', now)).toEqual({
    key: 'btc|btc|eth|eth|0.1|direct|fixed',
    estimate: response.estimate,
    validUntil: response.validUntil,
    jti: expect.any(String) as string,
    provider: null,
  })
})

test("a state's currency needs no network, and a ticker may be written in capitals", async () => {
  const response = await estimate({ tickerFrom: 'EUR', tickerTo: 'BTC', networkTo: 'btc', amount: '100.50' })
  expect(response.estimate).toBe(
    payoutFor('100.5', { from: coin('eur'), to: coin('btc'), fixed: false, at: now }),
  )
})

test('an amount below the minimum or above the maximum is refused with both limits', async () => {
  const limits = range(request({ fixed: true }), now)
  const below = await refusalOf({ ...bitcoinToEther, amount: '0.00000001', fixed: 'true' })
  expect([below.status, below.code, below.details.limits]).toEqual([422, 'amount_below_min', limits])
  const above = await refusalOf({ ...bitcoinToEther, amount: '1000', fixed: 'true' })
  expect([above.status, above.code, above.details.limits]).toEqual([422, 'amount_above_max', limits])
})

test('the limits themselves are accepted', async () => {
  const { min, max } = range(request({ fixed: true }), now)
  expect(max).not.toBeNull()
  for (const amount of [min, max ?? ''])
    expect((await estimate({ ...bitcoinToEther, fixed: 'true', amount })).estimate).not.toBe('0')
})

test.each([{ reverse: 'false' }, { reverse: 'true' }])(
  'a floating rate ends at its maximum, which is worth a million: %j',
  async (side) => {
    const { max } = await estimate({ ...bitcoinToEther, ...side, amount: '1' })
    if (max === null) throw new Error('no maximum')
    expect((await estimate({ ...bitcoinToEther, ...side, amount: max })).estimate).not.toBe('0')
    for (const amount of [`${max}1`, '21000001', '99999999999999999999']) {
      const error = await refusalOf({ ...bitcoinToEther, ...side, amount })
      expect([codesOf(error), error.details.limits?.max]).toEqual([{ amount: 'amount_above_max' }, max])
    }
  },
)

test.each([
  '',
  '0',
  '0.000',
  '-1',
  '1e3',
  '1,5',
  '.5',
  '5.',
  'NaN',
  '0x10',
  ' 1',
  '123456789012345678901',
  '0.123456789',
])('the amount «%s» of bitcoin is refused as no amount', async (amount) => {
  expect(codesOf(await refusalOf({ ...bitcoinToEther, amount }))).toEqual({ amount: 'amount_invalid' })
})

test('everything that is wrong is named at once', async () => {
  const error = await refusalOf({ tickerFrom: 'nosuchcoin', ...side(paused(), 'To'), amount: 'much' })
  expect(error.status).toBe(422)
  expect(error.code).toBe('validation_failed')
  expect(codesOf(error)).toEqual({
    tickerFrom: 'currency_unknown',
    tickerTo: 'currency_disabled',
    amount: 'amount_invalid',
  })
})

test('a known ticker on another network is unknown', async () => {
  expect(codesOf(await refusalOf({ ...bitcoinToEther, networkTo: 'btc' }))).toEqual({
    tickerTo: 'currency_unknown',
  })
})

test('a pair that is not exchanged is refused, and one without a fixed rate says that it is the rate', async () => {
  const same = await refusalOf({ ...bitcoinToEther, tickerTo: 'btc', networkTo: 'btc' })
  expect(codesOf(same)).toEqual({ tickerTo: 'pair_unavailable' })
  const fixedFiat = await refusalOf({ ...bitcoinToEther, tickerTo: 'eur', networkTo: '', fixed: 'true' })
  expect(codesOf(fixedFiat)).toEqual({ fixed: 'pair_unavailable' })
  expect(fixedFiat.code).toBe('pair_unavailable')
})

test('a flag that is neither true nor false is a 400', async () => {
  const error = await refusalOf({ ...bitcoinToEther, fixed: 'perhaps', reverse: 'maybe' })
  expect(error.status).toBe(400)
  expect(codesOf(error)).toEqual({ fixed: 'validation_failed', reverse: 'validation_failed' })
})

test('the range call returns the limits of the typed side', async () => {
  const request = async (query: Record<string, string>) => {
    const response = await getRange(getRequest(contract.range, query))
    return 'result' in response ? response.result : null
  }
  const { amount: _, ...pair } = bitcoinToEther
  const trade = { from: coin('btc'), to: coin('eth'), at: now }
  expect(await request(pair)).toEqual(limitsOf({ ...trade, fixed: false }, false))
  expect(await request({ ...pair, fixed: 'true', reverse: 'true' })).toEqual(
    limitsOf({ ...trade, fixed: true }, true),
  )
  await expect(request({ ...pair, tickerTo: 'nosuchcoin' })).rejects.toMatchObject({
    code: 'currency_unknown',
  })
})

test('another deposit than expected is paid at the floating rate, and not at all below the minimum', () => {
  const [from, to] = [coin('btc'), coin('eth')]
  const { min } = range(request(), now)
  expect(floatingPayout(from, to, '0.05', now)).toBe(payoutFor('0.05', { from, to, fixed: false, at: now }))
  expect(floatingPayout(from, to, min, now)).not.toBeNull()
  expect(floatingPayout(from, to, '0.00000001', now)).toBeNull()
})
