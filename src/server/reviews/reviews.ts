import { z } from 'zod'
import { RATINGS, reviewProblems, type NewReview, type Review } from '@/domain/review'
import { asLocale } from '@/i18n/languages'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import type { StoredReview } from '@/server/database/schema'
import { newPublicId } from '@/server/exchanges/publicId'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { bodyProse, bodyText, readBody } from '@/server/readBody'
import { queryCount, queryOffset, readQuery } from '@/server/readQuery'
import { type FieldErrors, isRefused, refusal } from '@/server/refusal'
import { demandModerator } from '@/server/reviews/demandModerator'
import { approvedReviews, judgeReview, pendingReviews, storeReview } from '@/server/reviews/storedReviews'

const MOST = 100

export const reviewBody = z.object({
  rating: z.literal(RATINGS, 'Must be 1, 2, 3, 4 or 5.'),
  name: bodyText,
  text: bodyProse,
  exchangeId: bodyText,
})
export const reviewsQuery = z.object({ limit: queryCount(MOST, 20), offset: queryOffset })
export const judgementBody = z.object({
  status: z.enum(['approved', 'rejected'], 'Must be approved or rejected.'),
})

/**
 * POST /api/v4/reviews: one review of one finished exchange; it is shown once it is approved. The same review again is
 * answered as the first time, because its answer may have been lost.
 */
export const submitReview: ApiHandler = async ({ headers, body }) => {
  const review = readBody(reviewBody, body)
  const refused = checkReview(review)
  if (isRefused(refused)) throw refusal(refused)
  await demandFinished(review.exchangeId)

  const { rating, text } = review
  const name = review.name || null
  const id = newPublicId()
  const stored = await storeReview({
    ...{ id, publicId: review.exchangeId, rating, name, text, state: 'pending' },
    language: asLocale(headers['site-language']),
    createdAt: Date.now(),
  })
  const isSame = stored.rating === rating && stored.name === name && stored.text === text
  if (!isSame) throw refusedExchange('already_reviewed', 'This exchange has a review.')
  return { status: stored.id === id ? 201 : 200, result: { id: stored.id, status: stored.state } }
}

/** GET /api/v4/reviews?limit=&offset=: the approved ones, newest first. */
export const listReviews: ApiHandler = async ({ query }) => {
  const { limit, offset } = readQuery(reviewsQuery, query)
  const { page, total } = await approvedReviews(limit, offset)
  return { result: { reviews: page.map(reviewView), total } }
}

/** GET /api/v4/reviews/pending: what waits for a moderator, with the exchange it is about. */
export const listPendingReviews: ApiHandler = async ({ headers, query }) => {
  demandModerator(headers)
  const { limit } = readQuery(reviewsQuery, query)
  const waiting = await pendingReviews(limit)
  return { result: waiting.map((review) => ({ ...reviewView(review), exchangeId: review.publicId })) }
}

/** POST /api/v4/reviews/{id}/moderation: `approved` shows a review, `rejected` hides it; either may be taken back. */
export const moderateReview: ApiHandler = async ({ params, headers, body }) => {
  demandModerator(headers)
  const { status } = readBody(judgementBody, body)
  const id = params.id ?? ''
  if (!(await judgeReview(id, status))) throw new ApiError(404, 'not_found', 'There is no such review.')
  return { result: { id, status } }
}

const checkReview = (review: NewReview): FieldErrors =>
  Object.fromEntries(
    Object.entries(reviewProblems(review)).map(([field, description]) => [
      field,
      { code: 'validation_failed' as const, description },
    ]),
  )

async function demandFinished(exchangeId: string) {
  const exchange = await currentExchange(exchangeId).catch((error: unknown) => {
    if (error instanceof ApiError) throw refusedExchange('not_found', error.message)
    throw error
  })
  if (exchange.status !== 'finished') {
    throw refusedExchange('action_unavailable', 'Only a finished exchange can be reviewed.')
  }
}

const refusedExchange = (
  code: 'not_found' | 'action_unavailable' | 'already_reviewed',
  description: string,
) => refusal({ exchangeId: { code, description } })

const reviewView = ({ id, rating, name, text, language, createdAt }: StoredReview): Review => ({
  ...{ id, rating: rating as Review['rating'], name, text, language },
  createdAt: new Date(createdAt).toISOString(),
})
