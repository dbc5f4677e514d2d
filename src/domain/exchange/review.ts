import { looksLikeExchangeId } from './exchangeId'

export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

export type NewReview = { rating: Rating | null; name: string; text: string; exchangeId: string }

export const reviewLimits = { longestName: 40, shortest: 20, longest: 2000 }
export const REVIEWS_PAGE = 20

type ReviewProblem =
  | 'ratingMissing'
  | 'exchangeIdMissing'
  | 'exchangeIdInvalid'
  | 'nameLong'
  | 'textShort'
  | 'textLong'
export type ReviewProblems = Partial<Record<keyof NewReview, ReviewProblem>>

export function reviewProblems({ rating, name, text, exchangeId }: NewReview): ReviewProblems {
  const problems: ReviewProblems = {}
  if (rating === null) problems.rating = 'ratingMissing'
  if (exchangeId === '') problems.exchangeId = 'exchangeIdMissing'
  else if (!looksLikeExchangeId(exchangeId)) problems.exchangeId = 'exchangeIdInvalid'
  if (name.length > reviewLimits.longestName) problems.name = 'nameLong'
  if (text.length < reviewLimits.shortest) problems.text = 'textShort'
  else if (text.length > reviewLimits.longest) problems.text = 'textLong'
  return problems
}
