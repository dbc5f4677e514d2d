import * as z from 'zod/mini'
import { RATINGS } from '@/domain/exchange/review'
import type { Endpoints } from './endpoint'
import {
  bodyProse,
  bodyText,
  ownerSecretHeader,
  queryCount,
  queryOffset,
  siteLanguage,
} from './requestFields'
import { instant, integer } from './resultFields'
import { documented, named } from './schema'

export const reviewFields = {
  id: z.string(),
  rating: z.literal(RATINGS),
  name: z.nullable(z.string()),
  text: z.string(),
  language: documented(z.catch(z.string(), ''), { description: 'Of the page it was written on.' }),
  createdAt: instant,
}
const reviewSchema = named('Review', z.object(reviewFields))
export type Review = z.output<typeof reviewSchema>

const reviewList = z.object({ reviews: z.array(reviewSchema), total: integer })
export type ReviewList = z.output<typeof reviewList>

const reviewBody = z.object({
  rating: z.literal(RATINGS, 'Must be 1, 2, 3, 4 or 5.'),
  name: bodyText,
  text: bodyProse,
  exchangeId: bodyText,
})
export type ReviewBody = z.output<typeof reviewBody>

const moderated = z.object({ id: z.string(), status: z.enum(['pending', 'approved', 'rejected']) })
const page = z.object({ limit: queryCount(100, 20), offset: queryOffset })
const tag = 'Reviews'

export const reviews = {
  submit: {
    method: 'POST',
    path: '/api/v4/reviews',
    limit: 'write',
    auth: 'optional',
    headers: { ...siteLanguage, ...ownerSecretHeader },
    body: reviewBody,
    result: moderated,
    statuses: [200, 201],
    errors: { 403: ['owner_required'], 422: ['not_found', 'action_unavailable', 'already_reviewed'] },
    tag,
    summary: 'Review a finished exchange; it is shown once it is approved',
    description:
      'A customer’s exchange needs the bearer of that customer, any other one the header x-exchange-secret.',
  },
  list: {
    method: 'GET',
    path: '/api/v4/reviews',
    limit: 'read',
    query: page,
    result: reviewList,
    tag,
    summary: 'The approved reviews, newest first',
  },
  pending: {
    method: 'GET',
    path: '/api/v4/reviews/pending',
    limit: 'moderation',
    auth: 'moderator',
    query: page,
    result: z.array(z.object({ ...reviewFields, exchangeId: z.string() })),
    tag,
    summary: 'The reviews that wait for a moderator, the longest waiting first',
  },
  moderate: {
    method: 'POST',
    path: '/api/v4/reviews/{id}/moderation',
    limit: 'moderation',
    auth: 'moderator',
    body: z.object({
      status: z.enum(['approved', 'rejected'], 'Must be approved or rejected.'),
    }),
    result: moderated,
    errors: { 404: ['not_found'] },
    tag,
    summary: 'Show a review or hide it',
  },
} as const satisfies Endpoints
