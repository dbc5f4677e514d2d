import { type ReviewBody, type ReviewList, reviews } from '@/contract/reviews'
import { call, callAs, ignoreResult } from './call'

export const fetchReviews = (limit: number, offset: number): Promise<ReviewList> =>
  call(reviews.list, { query: { limit, offset } })

/** The same review sent again is stored once. Throws ApiFailure. */
export const submitReview = (review: ReviewBody, language: string): Promise<void> =>
  callAs(reviews.submit, { body: review, headers: { 'site-language': language } }, ignoreResult)
