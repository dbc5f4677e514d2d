import { expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import type { ExchangeOrder } from '@/contract/exchanges'
import { FLOATING_DEPOSIT } from '@/domain/time/durations'
import { catalogue, findCurrency } from '@/server/catalogue/catalogue'
import { canonicalQuoteRequest } from '@/server/market/checkQuoteRequest'
import { market } from '@/server/market/market'
import { sandboxMarket } from '@/server/market/sandboxMarket'
import { range } from '@/server/market/sandboxQuotes'
import { shownPrice } from '@/server/prices/shownMarket'
import { anOrder as order } from '../../domain/anOrder'

vi.mock('@/server/database/secret', () => ({ secret: async () => new Uint8Array(32).fill(7) }))

const hour = 3_600_000
const now = Date.UTC(2026, 10, 21, 12, 55)

const quoteOf = (request: ExchangeOrder, at: number) =>
  sandboxMarket.estimate(canonicalQuoteRequest(request), null, at, {})

/** The order with the rate of its own quote. */
async function withRate(more: Partial<ExchangeOrder> = {}) {
  const { estimate, rateId, validUntil } = await quoteOf(order({ fixed: true, ...more }), now)
  return { order: order({ fixed: true, ...more, rateId }), estimate, validUntil }
}

const orderTerms = (order: ExchangeOrder, at: number) => market().orderTerms(order, at, null)
const codesOf = (check: Awaited<ReturnType<typeof orderTerms>>) =>
  Object.fromEntries(Object.entries(check.fields).map(([field, { code }]) => [field, code]))

test('a floating order is made on the estimate of its moment and waits seven days', async () => {
  const check = await orderTerms(order({ amount: '0.10' }), now)
  const { estimate, networkFee } = await quoteOf(order(), now)
  expect(check.fields).toEqual({})
  expect(check.terms).toEqual({
    from: findCurrency('btc'),
    to: findCurrency('eth'),
    expectedAmountFrom: '0.1',
    expectedAmountTo: estimate,
    priceRecord: {
      ...{ amountFrom: '0.1', amountTo: estimate, networkFee },
      usdFrom: shownPrice('btc', now)?.priceUsd,
      usdTo: shownPrice('eth', now)?.priceUsd,
      at: new Date(now).toISOString(),
    },
    commission: { kind: 'exact', basisPoints: 50, earnedBasisPoints: 50 },
    validUntil: new Date(now + FLOATING_DEPOSIT).toISOString(),
    rateJti: null,
    live: null,
  })
})

test('a reverse order expects the typed amount on the receiving side', async () => {
  const { terms } = await orderTerms(order({ amount: '2', reverse: true }), now)
  expect(terms?.expectedAmountTo).toBe('2')
  const { estimate } = await quoteOf(order({ amount: '2', reverse: true }), now)
  expect(terms?.expectedAmountFrom).toBe(estimate)
})

test('an order has the commission of its rate, which is the spread of the sandbox', async () => {
  const commissionOf = async (asked: ExchangeOrder) => (await orderTerms(asked, now)).terms?.commission
  expect(await commissionOf(order())).toMatchObject({ kind: 'exact', basisPoints: 50 })
  const fixed = { kind: 'exact', basisPoints: 100, earnedBasisPoints: 100 }
  expect(await commissionOf((await withRate()).order)).toEqual(fixed)
})

test('a fixed order has the promised amount to the digit while the market moves', async () => {
  const fixed = await withRate()
  const later = now + timings.fixedRate - 1
  const { terms, fields } = await orderTerms(fixed.order, later)
  expect(fields).toEqual({})
  expect(terms).toMatchObject({ expectedAmountTo: fixed.estimate, validUntil: fixed.validUntil })
  expect((await quoteOf(order({ fixed: true }), later)).estimate).not.toBe(fixed.estimate)
})

test('a fixed order at the minimum is accepted when the minimum has risen since', async () => {
  const start = Array.from({ length: 500 }, (_, index) => now + index * hour).find(
    (at) => range(order({ fixed: true }), at + hour).min > range(order({ fixed: true }), at).min,
  )
  if (start === undefined) throw new Error('the minimum never rises')
  const request = canonicalQuoteRequest(
    order({ fixed: true, amount: range(order({ fixed: true }), start).min }),
  )
  const { estimate, rateId } = await quoteOf(order(request), start)
  const stored = await orderTerms(order({ ...request, rateId }), start + timings.fixedRate - 1000)
  expect(stored.terms?.expectedAmountTo).toBe(estimate)
  const unpromised = await orderTerms(order({ ...request, fixed: false }), start + timings.fixedRate - 1000)
  expect(codesOf(unpromised)).toEqual({ amount: 'amount_below_min' })
})

test('a fixed order without a rate, with a late one or with another request’s is refused', async () => {
  const { order: fixed } = await withRate()
  expect(codesOf(await orderTerms({ ...fixed, rateId: null }, now))).toEqual({ rateId: 'rate_required' })
  expect(codesOf(await orderTerms(fixed, now + timings.fixedRate))).toEqual({ rateId: 'rate_expired' })
  expect(codesOf(await orderTerms({ ...fixed, amount: '0.2' }, now))).toEqual({ rateId: 'rate_mismatch' })
  expect(codesOf(await orderTerms({ ...fixed, rateId: 'nonsense' }, now))).toEqual({
    rateId: 'rate_mismatch',
  })
})

test('a floating order needs no rate and ignores one', async () => {
  expect((await orderTerms(order({ rateId: 'nonsense' }), now)).terms).not.toBeNull()
})

test('all errors come together, with the currencies that are known', async () => {
  const paused = catalogue().find((currency) => !currency.enabled)
  const check = await orderTerms(
    order({
      tickerTo: paused?.symbolFront ?? '',
      networkTo: paused?.network ?? '',
      amount: 'much',
      fixed: true,
    }),
    now,
  )
  expect(check.terms).toBeNull()
  expect(check.from?.symbol).toBe('btc')
  expect(check.to?.symbol).toBe(paused?.symbol)
  expect(codesOf(check)).toEqual({
    tickerTo: 'currency_disabled',
    amount: 'amount_invalid',
    rateId: 'rate_required',
  })
})

test('an amount outside the limits is refused with them', async () => {
  const check = await orderTerms(order({ amount: '0.00000001' }), now)
  expect(codesOf(check)).toEqual({ amount: 'amount_below_min' })
  expect(check.limits).toEqual(range(order(), now))
})

test('a network is refused for a currency that has none', async () => {
  const check = await orderTerms(order({ tickerFrom: 'eur', networkFrom: 'eth', amount: '100' }), now)
  expect(codesOf(check)).toEqual({ tickerFrom: 'currency_unknown' })
})
