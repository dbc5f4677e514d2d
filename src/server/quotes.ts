import { readProgrammes } from '@/config/readProgrammes'
import { isLess } from '@/domain/amount'
import type { Estimate, quotes, Range } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/quote'
import type { ApiHandler } from '@/server/ApiRequest'
import type { CatalogueCurrency } from '@/server/catalogue'
import {
  canonicalQuoteRequest,
  checkPair,
  checkQuoteRequest,
  type RangeRequest,
} from '@/server/checkQuoteRequest'
import { depositFor, limitsOf, payoutFee, payoutFor, type Deal } from '@/server/pricing'
import { issueRate } from '@/server/rates'
import { hasErrors, validationError } from '@/server/validationError'

type Quote = {
  from: CatalogueCurrency
  to: CatalogueCurrency
  estimate: Omit<Estimate, 'rateId' | 'validUntil'>
}

export const getRange: ApiHandler<typeof quotes.range> = ({ query }) => ({
  result: range(query, Date.now()),
})

export const getEstimate: ApiHandler<typeof quotes.estimate> = async ({ query }) => {
  const request = canonicalQuoteRequest(query)
  const at = Date.now()
  const { estimate } = quote(request, at)
  const rate = request.fixed
    ? await issueRate(request, estimate.estimate, at)
    : { rateId: null, validUntil: null }
  const result: Estimate = { ...estimate, ...rate }
  // The name other services of this kind use for the same number (field-notes C6).
  return { result: { ...result, estimatedAmount: result.estimate } }
}

export function range(request: RangeRequest, at: number): Range {
  const { deal, fields } = checkPair(request, at)
  if (!deal) throw validationError(fields)
  return limitsOf(deal, request.reverse)
}

export function quote(request: QuoteRequest, at: number): Quote {
  const { deal, limits, fields } = checkQuoteRequest(request, at)
  if (!deal || !limits || hasErrors(fields)) throw validationError(fields, limits)
  return {
    from: deal.from,
    to: deal.to,
    estimate: {
      estimate: otherSide(request, deal),
      networkFee: payoutFee(deal),
      speed: readProgrammes().usualMinutes,
      ...limits,
    },
  }
}

export const otherSide = ({ amount, reverse }: QuoteRequest, deal: Deal): string =>
  reverse ? depositFor(amount, deal) : payoutFor(amount, deal)

export function floatingPayout(
  from: CatalogueCurrency,
  to: CatalogueCurrency,
  amountFrom: string,
  at: number,
): string | null {
  const deal: Deal = { from, to, fixed: false, at }
  return isLess(amountFrom, limitsOf(deal, false).min) ? null : payoutFor(amountFrom, deal)
}
