import * as z from 'zod/mini'
import { RATINGS, type NewReview, type ReviewList } from '@/domain/review'
import { ask } from './client'

const listSchema = z.object({
  reviews: z.array(
    z.object({
      id: z.string(),
      rating: z.literal(RATINGS),
      name: z.nullable(z.string()),
      text: z.string(),
      language: z.catch(z.string(), ''),
      createdAt: z.string(),
    }),
  ),
  total: z.number(),
})

/** GET /api/v4/reviews: approved reviews, newest first, from this one on. Throws ApiFailure. */
export const fetchReviews = (limit: number, offset: number): Promise<ReviewList> =>
  ask({ url: '/api/v4/reviews', params: { limit, offset } }, (result) => listSchema.parse(result))

/** POST /api/v4/reviews. The same review sent again is stored once. Throws ApiFailure. */
export const submitReview = (review: NewReview, language: string): Promise<void> =>
  ask(
    { method: 'POST', url: '/api/v4/reviews', data: review, headers: { 'site-language': language } },
    () => undefined,
  )
