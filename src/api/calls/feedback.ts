import { contacts } from '@/contract/contacts'
import { type ReviewBody, type ReviewList, reviews } from '@/contract/reviews'
import type { ContactMessage } from '@/domain/site/contact'
import { call, callAs, ignoreResult } from '../call'
import { ownerHeaders } from '../ownerHeaders'

export const fetchReviews = (limit: number, offset: number): Promise<ReviewList> =>
  call(reviews.list, { query: { limit, offset } })

/** The same review sent again is stored once. Throws ApiFailure. */
export const submitReview = (review: ReviewBody, language: string): Promise<void> =>
  callAs(
    reviews.submit,
    {
      body: review,
      headers: { 'site-language': language, ...ownerHeaders(review.exchangeId) },
    },
    ignoreResult,
  )

/** @returns the reference of the message. The same message under the same key is sent once. Throws ApiFailure. */
export const sendContactMessage = async (
  message: ContactMessage,
  headers: { 'idempotency-key': string; 'site-language': string },
): Promise<string> => (await call(contacts.send, { body: message, headers })).reference
