import Big from 'big.js'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { decimalsOf, isAmount, isLess, isZero } from '@/domain/money/amount'
import type { Range } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import {
  amountDecimals,
  canonicalTicker,
  type CatalogueCurrency,
  findByTicker,
} from '@/server/catalogue/catalogue'
import { isDeniedPair } from '@/server/catalogue/isDeniedPair'
import { type FieldErrors, hasErrors } from '@/server/kernel/validationError'

export type RangeRequest = Omit<QuoteRequest, 'amount'>

export const canonicalQuoteRequest = (request: QuoteRequest): QuoteRequest => ({
  ...canonicalRangeRequest(request),
  amount: isAmount(request.amount) ? new Big(request.amount).toFixed() : request.amount,
})

export function canonicalRangeRequest(request: RangeRequest): RangeRequest {
  const from = canonicalTicker(request.tickerFrom, request.networkFrom)
  const to = canonicalTicker(request.tickerTo, request.networkTo)
  return {
    tickerFrom: from.ticker,
    networkFrom: from.network,
    tickerTo: to.ticker,
    networkTo: to.network,
    reverse: request.reverse,
    fixed: request.fixed,
  }
}

export type CurrencyCheck = { from?: CatalogueCurrency; to?: CatalogueCurrency; fields: FieldErrors }

export function checkCurrencies(request: RangeRequest): CurrencyCheck {
  const { tickerFrom, networkFrom, tickerTo, networkTo } = canonicalRangeRequest(request)
  const from = findByTicker(tickerFrom, networkFrom)
  const to = findByTicker(tickerTo, networkTo)
  const fields = { ...currencyErrors('tickerFrom', from), ...currencyErrors('tickerTo', to) }
  return { from, to, fields: from && to && !hasErrors(fields) && isDeniedPair(from, to) ? NO_PAIR : fields }
}

export const NO_PAIR = refusedField('tickerTo', 'pair_unavailable', 'This pair is not exchanged.')
/** Its field name says that a floating rate may still be served. */
export const NO_FIXED_RATE = refusedField('fixed', 'pair_unavailable', 'This pair has no fixed rate.')

export function checkAmount(amount: string, typed?: CatalogueCurrency, limits?: Range): FieldErrors {
  if (!isAmount(amount) || isZero(amount))
    return refusedField('amount', 'amount_invalid', 'Must be a decimal number above zero, such as 0.25.')
  if (typed && decimalsOf(amount) > amountDecimals(typed)) {
    const most = `At most ${amountDecimals(typed)} decimals in ${typed.symbolFront}.`
    return refusedField('amount', 'amount_invalid', most)
  }
  if (limits && isLess(amount, limits.min)) return belowMin(limits.min)
  if (limits?.max && isLess(limits.max, amount)) return aboveMax(limits.max)
  return {}
}

export const belowMin = (min: string) => refusedField('amount', 'amount_below_min', `The least is ${min}.`)
export const aboveMax = (max: string) => refusedField('amount', 'amount_above_max', `The most is ${max}.`)

export const isRight = (
  check: CurrencyCheck,
): check is CurrencyCheck & Required<Pick<CurrencyCheck, 'from' | 'to'>> =>
  check.from !== undefined && check.to !== undefined && !hasErrors(check.fields)

function currencyErrors(field: string, currency: CatalogueCurrency | undefined): FieldErrors {
  if (!currency) return refusedField(field, 'currency_unknown', 'There is no such currency on this network.')
  if (!currency.enabled) return refusedField(field, 'currency_disabled', `${currency.symbolFront} is paused.`)
  return {}
}

function refusedField(field: string, code: ApiErrorCode, description: string): FieldErrors {
  return { [field]: { code, description } }
}
