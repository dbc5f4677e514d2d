import Big from 'big.js'
import type { Estimate, Range } from '@/contract/quotes'
import { quotes } from '@/contract/quotes'
import { tickerOf } from '@/domain/currency/currency'
import { amountDecimals, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { checkDestination, PAYOUT_CODES } from '@/server/catalogue/checkDestination'
import { badParams, CompatError } from '@/server/compat/CompatError'
import { callOwnApi, type CompatRequest } from '@/server/compat/compatCall'
import { compatCurrency, findCompat, isFixedFlow, sideOf, textOf } from '@/server/compat/compatCurrencies'
import { numberOf } from '@/server/compat/compatJson'

export type CompatPair = { from: CatalogueCurrency; to: CatalogueCurrency; isFixed: boolean }

export const compatPair = (values: Record<string, unknown>): CompatPair => ({
  from: sideOf(values, 'from'),
  to: sideOf(values, 'to'),
  isFixed: isFixedFlow(textOf(values.flow)),
})

export function pairNames({ from, to, isFixed }: CompatPair) {
  const [sent, received] = [compatCurrency(from), compatCurrency(to)]
  return {
    ...{ fromCurrency: sent.ticker, fromNetwork: sent.network },
    ...{ toCurrency: received.ticker, toNetwork: received.network },
    flow: isFixed ? 'fixed-rate' : 'standard',
  }
}

export const ourPair = ({ from, to, isFixed }: CompatPair) => ({
  ...{ tickerFrom: tickerOf(from), networkFrom: from.network },
  ...{ tickerTo: tickerOf(to), networkTo: to.network },
  fixed: String(isFixed),
})

/** GET exchange/range: of what is sent, whatever will be typed. */
export async function compatRange(request: CompatRequest) {
  const pair = compatPair(request.query)
  const range = await rangeOf(request, pair)
  return { ...pairNames(pair), minAmount: numberOf(range.min), maxAmount: numberOf(range.max) }
}

/** GET exchange/min-amount */
export async function compatMinAmount(request: CompatRequest) {
  const { maxAmount: _, ...least } = await compatRange(request)
  return least
}

const rangeOf = (request: CompatRequest, pair: CompatPair) =>
  callOwnApi<Range>(request, {
    path: quotes.range.path,
    query: { ...ourPair(pair), reverse: 'false' },
  })

export type TypedAmount = { amount: string; isReverse: boolean }

/** Clients compute in floats: what is finer than the currency is cut off, and the response says so. */
export function typedAmount(values: Record<string, unknown>, { from, to }: CompatPair): TypedAmount {
  const type = textOf(values.type) || 'direct'
  if (type !== 'direct' && type !== 'reverse') throw badParams('type is direct or reverse')
  const isReverse = type === 'reverse'
  const name = isReverse ? 'toAmount' : 'fromAmount'
  const written = textOf(values[name])
  if (written === '') throw badParams(`${name} is required if type is ${type}`)
  if (!/^\d{1,20}(\.\d{1,64})?(e[+-]?\d{1,2})?$/i.test(written)) throw badParams(`${name} is no amount`)
  const places = amountDecimals(isReverse ? to : from)
  return { amount: new Big(written).round(places, Big.roundDown).toFixed(), isReverse }
}

/** GET exchange/estimated-amount */
export async function compatEstimate(request: CompatRequest) {
  const pair = compatPair(request.query)
  const { amount, isReverse } = typedAmount(request.query, pair)
  const query = { ...ourPair(pair), amount, reverse: String(isReverse) }
  const estimate = await callOwnApi<Estimate>(request, { path: quotes.estimate.path, query }).catch(
    (error: unknown) => withRange(error, request, pair, isReverse),
  )
  const [fromAmount, toAmount] = isReverse ? [estimate.estimate, amount] : [amount, estimate.estimate]
  return {
    ...pairNames(pair),
    type: isReverse ? 'reverse' : 'direct',
    rateId: estimate.rateId,
    validUntil: estimate.validUntil,
    transactionSpeedForecast: estimate.speed || null,
    warningMessage: null,
    depositFee: null,
    withdrawalFee: numberOf(estimate.networkFee),
    userId: null,
    fromAmount: numberOf(fromAmount),
    toAmount: numberOf(toAmount),
  }
}

/** Their limits are always of what is sent; ours of what is typed. */
export async function withRange(
  error: unknown,
  request: CompatRequest,
  pair: CompatPair,
  isReverse: boolean,
): Promise<never> {
  if (!isReverse || !(error instanceof CompatError) || !error.payload) throw error
  const { min, max } = await rangeOf(request, pair)
  const range = { minAmount: numberOf(min), maxAmount: numberOf(max) }
  throw new CompatError(error.status, error.error, error.message, { range })
}

/** GET validate/address: by the checks of an order. `network` and `extraId` are ours: theirs knows a ticker alone. */
export function compatAddressCheck({ query }: CompatRequest) {
  const { currency: ticker = '', network = '', address = '', extraId = '' } = query
  const currency = findCompat(ticker, network)
  if (!currency) throw new CompatError(400, 'not_found_currency', 'There is no such currency.')
  const names = { address: 'address', extraId: 'extraId', codes: PAYOUT_CODES }
  const faults = checkDestination({ currency, address, extraId, withoutExtraId: extraId === '', names })
  const [fault] = Object.values(faults)
  return { result: fault === undefined, message: fault?.description ?? null }
}
