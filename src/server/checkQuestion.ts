import Big from 'big.js'
import type { ApiErrorCode } from '@/domain/apiError'
import { decimalsOf, isAmount, isLess, isZero } from '@/domain/amount'
import type { Range } from '@/contract/quotes'
import type { QuoteQuestion } from '@/domain/quote'
import { findByTicker, type CatalogueCurrency } from '@/server/catalogue'
import { isPairAvailable } from '@/server/pairs'
import { amountDecimals, limitsOf, type Deal } from '@/server/pricing'
import { hasErrors, type FieldErrors } from '@/server/validationError'

export type RangeQuestion = Omit<QuoteQuestion, 'amount'>

/** What is known of a question after the check: `deal` only when the service makes it at all. */
type PairCheck = { from?: CatalogueCurrency; to?: CatalogueCurrency; deal?: Deal; fields: FieldErrors }
export type QuestionCheck = PairCheck & { limits?: Range }

/** One spelling for one question: tickers in lower case, the amount without idle zeros. */
export const canonicalQuestion = (question: QuoteQuestion): QuoteQuestion => ({
  tickerFrom: question.tickerFrom.toLowerCase(),
  networkFrom: question.networkFrom.toLowerCase(),
  tickerTo: question.tickerTo.toLowerCase(),
  networkTo: question.networkTo.toLowerCase(),
  amount: isAmount(question.amount) ? new Big(question.amount).toFixed() : question.amount,
  reverse: question.reverse,
  fixed: question.fixed,
})

/** Both currencies and whether the one can be had for the other; every error that applies. */
export function checkPair(question: RangeQuestion, at: number): PairCheck {
  const { fixed } = question
  const from = findByTicker(question.tickerFrom.toLowerCase(), question.networkFrom.toLowerCase())
  const to = findByTicker(question.tickerTo.toLowerCase(), question.networkTo.toLowerCase())
  const fields: FieldErrors = {
    ...currencyErrors('tickerFrom', from),
    ...currencyErrors('tickerTo', to),
  }
  if (!from || !to || hasErrors(fields)) return { from, to, fields }
  if (isPairAvailable(from, to, fixed)) return { from, to, deal: { from, to, fixed, at }, fields }
  // The caller may still be served at a floating rate, and is told so by the name of the field.
  return isPairAvailable(from, to, false)
    ? { from, to, fields: one('fixed', 'pair_unavailable', 'This pair has no fixed rate.') }
    : { from, to, fields: one('tickerTo', 'pair_unavailable', 'This pair is not exchanged.') }
}

/** What a question comes to: its pair, the limits of what was typed, and every error that applies to either. */
export function checkQuestion(question: QuoteQuestion, at: number): QuestionCheck {
  const pair = checkPair(question, at)
  const limits = pair.deal && limitsOf(pair.deal, question.reverse)
  const amountErrors = checkAmount(question.amount, question.reverse ? pair.to : pair.from, limits)
  return { ...pair, limits, fields: { ...pair.fields, ...amountErrors } }
}

/** Everything that is wrong with the amount; it is held against the limits only when there are any. */
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
