import type { Review, reviews } from '@/contract/reviews'
import { reviewProblems, type NewReview } from '@/domain/exchange/review'
import { asLocale } from '@/i18n/languages'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { StoredExchange, StoredReview } from '@/server/database/schema'
import { newPublicId } from '@/server/kernel/publicId'
import { isOwner } from '@/server/exchanges/exchangeOwner'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { approvedReviews, judgeReview, pendingReviews, storeReview } from '@/server/reviews/storedReviews'

/** The same review again gets the same response, because the first may have been lost. */
export const submitReview: ApiHandler<typeof reviews.submit> = async (request) => {
  const { headers, body: review } = request
  const refused = checkReview(review)
  if (hasErrors(refused)) throw validationError(refused)
  const judge = (exchange: StoredExchange) => {
    if (!isOwner(exchange, request)) throw notOwner()
    if (exchange.status !== 'finished')
      throw refusedExchange('action_unavailable', 'Only a finished exchange can be reviewed.')
  }
  judge(await knownExchange(review.exchangeId))

  const { rating, text } = review
  const name = review.name || null
  const id = newPublicId()
  const written: StoredReview = {
    id,
    publicId: review.exchangeId,
    rating,
    name,
    text,
    state: 'pending',
    language: asLocale(headers['site-language']),
    createdAt: Date.now(),
  }
  const stored = await storeReview(written, judge)
  const isSame = stored.rating === rating && stored.name === name && stored.text === text
  if (!isSame) throw refusedExchange('already_reviewed', 'This exchange has a review.')
  return { status: stored.id === id ? 201 : 200, result: { id: stored.id, status: stored.state } }
}

export const listReviews: ApiHandler<typeof reviews.list> = async ({ query: { limit, offset } }) => {
  const { page, total } = await approvedReviews(limit, offset)
  return { result: { reviews: page.map(reviewView), total } }
}

export const listPendingReviews: ApiHandler<typeof reviews.pending> = async ({ query }) => {
  const waiting = await pendingReviews(query.limit)
  return { result: waiting.map((review) => ({ ...reviewView(review), exchangeId: review.publicId })) }
}

export const moderateReview: ApiHandler<typeof reviews.moderate> = async ({
  params: { id },
  body: { status },
}) => {
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

const knownExchange = (exchangeId: string) =>
  currentExchange(exchangeId).catch((error: unknown) => {
    if (error instanceof ApiError) throw refusedExchange('not_found', error.message)
    throw error
  })

/** The id is known to others too: it stands in receipts, links and emails. */
function notOwner() {
  const description = 'Only the owner of this exchange can review it.'
  const fields = { exchangeId: { code: 'owner_required' as const, description } }
  return new ApiError(403, 'owner_required', description, { fields })
}

const refusedExchange = (
  code: 'not_found' | 'action_unavailable' | 'already_reviewed',
  description: string,
) => validationError({ exchangeId: { code, description } })

export const reviewView = ({ id, rating, name, text, language, createdAt }: StoredReview): Review => ({
  id,
  rating,
  name,
  text,
  language,
  createdAt: new Date(createdAt).toISOString(),
})
