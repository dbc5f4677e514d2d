import { z } from 'zod'
import { programmes } from '@/config/programmes'
import { isLess } from '@/domain/amount'
import type { Estimate, QuoteQuestion, Range } from '@/domain/quote'
import type { ApiHandler } from '@/server/ApiRequest'
import type { CatalogueCurrency } from '@/server/catalogue'
import { canonicalQuestion, checkPair, checkQuestion, type RangeQuestion } from '@/server/checkQuestion'
import { depositFor, limitsOf, payoutFee, payoutFor, type Deal } from '@/server/pricing'
import { issueRate } from '@/server/rates'
import { queryFlag, readQuery } from '@/server/readQuery'
import { isRefused, refusal } from '@/server/refusal'

type Quote = {
  from: CatalogueCurrency
  to: CatalogueCurrency
  estimate: Omit<Estimate, 'rateId' | 'validUntil'>
}

// What is left out is an empty text, so that the check names it beside everything else that is wrong.
export const rangeQuery = z.object({
  tickerFrom: z.string().default(''),
  networkFrom: z.string().default(''),
  tickerTo: z.string().default(''),
  networkTo: z.string().default(''),
  fixed: queryFlag(false),
  reverse: queryFlag(false),
})
export const estimateQuery = rangeQuery.extend({ amount: z.string().default('') })

/** GET /api/v4/ranges: the least and the most that may be typed. */
export const getRange: ApiHandler = ({ query }) => ({
  result: range(readQuery(rangeQuery, query), Date.now()),
})

/** GET /api/v4/estimates: the other side's amount; a fixed one comes with the id that holds it. */
export const getEstimate: ApiHandler = async ({ query }) => {
  const question = canonicalQuestion(readQuery(estimateQuery, query))
  const at = Date.now()
  const { estimate } = quote(question, at)
  const rate = question.fixed
    ? await issueRate(question, estimate.estimate, at)
    : { rateId: null, validUntil: null }
  const result: Estimate = { ...estimate, ...rate }
  // The name other services of this kind use for the same number (field-notes C6).
  return { result: { ...result, estimatedAmount: result.estimate } }
}

/** Throws `refusal` with everything that is wrong with the two currencies. */
export function range(question: RangeQuestion, at: number): Range {
  const { deal, fields } = checkPair(question, at)
  if (!deal) throw refusal(fields)
  return limitsOf(deal, question.reverse)
}

/** Throws `refusal` with everything that is wrong with the question, and the limits where the amount is outside. */
export function quote(question: QuoteQuestion, at: number): Quote {
  const { deal, limits, fields } = checkQuestion(question, at)
  if (!deal || !limits || isRefused(fields)) throw refusal(fields, limits)
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
