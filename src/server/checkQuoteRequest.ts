import Big from 'big.js'
import type { ApiErrorCode } from '@/domain/apiError'
import { decimalsOf, isAmount, isLess, isZero } from '@/domain/amount'
import type { Range } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/quote'
import { findByTicker, type CatalogueCurrency } from '@/server/catalogue'
import { isPairAvailable } from '@/server/pairs'
import { amountDecimals, limitsOf, type Deal } from '@/server/pricing'
import { hasErrors, type FieldErrors } from '@/server/validationError'

export type RangeRequest = Omit<QuoteRequest, 'amount'>

type PairCheck = { from?: CatalogueCurrency; to?: CatalogueCurrency; deal?: Deal; fields: FieldErrors }
export type QuoteRequestCheck = PairCheck & { limits?: Range }

/** The canonical form: tickers in lower case, the amount without idle zeros. */
export const canonicalQuoteRequest = (request: QuoteRequest): QuoteRequest => ({
  tickerFrom: request.tickerFrom.toLowerCase(),
  networkFrom: request.networkFrom.toLowerCase(),
  tickerTo: request.tickerTo.toLowerCase(),
  networkTo: request.networkTo.toLowerCase(),
  amount: isAmount(request.amount) ? new Big(request.amount).toFixed() : request.amount,
  reverse: request.reverse,
  fixed: request.fixed,
})

export function checkPair(request: RangeRequest, at: number): PairCheck {
  const { fixed } = request
  const from = findByTicker(request.tickerFrom.toLowerCase(), request.networkFrom.toLowerCase())
  const to = findByTicker(request.tickerTo.toLowerCase(), request.networkTo.toLowerCase())
  const fields: FieldErrors = {
    ...currencyErrors('tickerFrom', from),
    ...currencyErrors('tickerTo', to),
  }
  if (!from || !to || hasErrors(fields)) return { from, to, fields }
  if (isPairAvailable(from, to, fixed)) return { from, to, deal: { from, to, fixed, at }, fields }
  // The caller may still be served at a floating rate, and learns it from the name of the field.
  return isPairAvailable(from, to, false)
    ? { from, to, fields: one('fixed', 'pair_unavailable', 'This pair has no fixed rate.') }
    : { from, to, fields: one('tickerTo', 'pair_unavailable', 'This pair is not exchanged.') }
}

export function checkQuoteRequest(request: QuoteRequest, at: number): QuoteRequestCheck {
  const pair = checkPair(request, at)
  const limits = pair.deal && limitsOf(pair.deal, request.reverse)
  const amountErrors = checkAmount(request.amount, request.reverse ? pair.to : pair.from, limits)
  return { ...pair, limits, fields: { ...pair.fields, ...amountErrors } }
}

function checkAmount(
  amount: string,
  typed: CatalogueCurrency | undefined,
  limits: Range | undefined,
): FieldErrors {
  if (!isAmount(amount) || isZero(amount)) {
    return one('amount', 'amount_invalid', 'Must be a decimal number above zero, such as 0.25.')
  }
  if (typed && decimalsOf(amount) > amountDecimals(typed)) {
    return one(
      'amount',
      'amount_invalid',
      `At most ${amountDecimals(typed)} decimals in ${typed.symbolFront}.`,
    )
  }
  if (limits && isLess(amount, limits.min)) {
    return one('amount', 'amount_below_min', `The least is ${limits.min}.`)
  }
  if (limits?.max && isLess(limits.max, amount)) {
    return one('amount', 'amount_above_max', `The most is ${limits.max}.`)
  }
  return {}
}

function currencyErrors(field: string, currency: CatalogueCurrency | undefined): FieldErrors {
  if (!currency) return one(field, 'currency_unknown', 'There is no such currency on this network.')
  if (!currency.enabled) return one(field, 'currency_disabled', `${currency.symbolFront} is paused.`)
  return {}
}

const one = (field: string, code: ApiErrorCode, description: string): FieldErrors => ({
  [field]: { code, description },
})
