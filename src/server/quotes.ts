import { programmes } from '@/config/programmes'
import { isLess } from '@/domain/amount'
import type { Estimate, quotes, Range } from '@/contract/quotes'
import type { QuoteQuestion } from '@/domain/quote'
import type { ApiHandler } from '@/server/ApiRequest'
import type { CatalogueCurrency } from '@/server/catalogue'
import { canonicalQuestion, checkPair, checkQuestion, type RangeQuestion } from '@/server/checkQuestion'
import { depositFor, limitsOf, payoutFee, payoutFor, type Deal } from '@/server/pricing'
import { issueRate } from '@/server/rates'
import { hasErrors, validationError } from '@/server/validationError'

type Quote = {
  from: CatalogueCurrency
  to: CatalogueCurrency
  estimate: Omit<Estimate, 'rateId' | 'validUntil'>
}

/** GET /api/v4/ranges: the least and the most that may be typed. */
export const getRange: ApiHandler<typeof quotes.range> = ({ query }) => ({
  result: range(query, Date.now()),
})

/** GET /api/v4/estimates: the other side's amount; a fixed one comes with the id that holds it. */
export const getEstimate: ApiHandler<typeof quotes.estimate> = async ({ query }) => {
  const question = canonicalQuestion(query)
  const at = Date.now()
  const { estimate } = quote(question, at)
  const rate = question.fixed
    ? await issueRate(question, estimate.estimate, at)
    : { rateId: null, validUntil: null }
  const result: Estimate = { ...estimate, ...rate }
  // The name other services of this kind use for the same number (field-notes C6).
  return { result: { ...result, estimatedAmount: result.estimate } }
}

/** Throws `validationError` with everything that is wrong with the two currencies. */
export function range(question: RangeQuestion, at: number): Range {
  const { deal, fields } = checkPair(question, at)
  if (!deal) throw validationError(fields)
  return limitsOf(deal, question.reverse)
}

/** Throws `validationError` with everything that is wrong with the question, and the limits where the amount is outside. */
export function quote(question: QuoteQuestion, at: number): Quote {
  const { deal, limits, fields } = checkQuestion(question, at)
  if (!deal || !limits || hasErrors(fields)) throw validationError(fields, limits)
  return {
    from: deal.from,
    to: deal.to,
    estimate: {
      estimate: otherSide(question, deal),
      networkFee: payoutFee(deal),
      speed: programmes.usualMinutes,
      ...limits,
    },
  }
}

/** The amount that was not typed: what is paid out, or with `reverse` what must be sent. */
export const otherSide = ({ amount, reverse }: QuoteQuestion, deal: Deal): string =>
  reverse ? depositFor(amount, deal) : payoutFor(amount, deal)

/** The payout for a floating deposit of another amount than was expected; null when it is below the minimum. */
export function floatingPayout(
  from: CatalogueCurrency,
  to: CatalogueCurrency,
  amountFrom: string,
  at: number,
): string | null {
  const deal: Deal = { from, to, fixed: false, at }
  return isLess(amountFrom, limitsOf(deal, false).min) ? null : payoutFor(amountFrom, deal)
}
