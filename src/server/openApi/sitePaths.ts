import { z } from 'zod'
import { contactBody } from '@/server/contacts/contacts'
import { idempotencyKey } from '@/server/openApi/exchangePaths'
import type { Operations } from '@/server/openApi/Operation'
import { contest, instant, review, reviewFields } from '@/server/openApi/resultSchemas'
import { judgementBody, reviewBody, reviewsQuery } from '@/server/reviews/reviews'
import { sessionBody, sessionRefreshBody } from '@/server/sessions/sessions'

const deviceId = {
  'device-id': { description: '1 to 128 characters without spaces.', required: true },
}
const expiry = z.strictObject({ expiresAt: instant })
const reference = z.strictObject({ reference: z.string() })
const judged = z.strictObject({ id: z.string(), status: z.enum(['pending', 'approved', 'rejected']) })
const language = { 'site-language': { description: 'One of the ten languages.', required: false } }

/** Sessions, messages, reviews, the contest, and this description. */
export const sitePaths: Operations = {
  'POST /api/v3/sessions': {
    ...{ tag: 'Sessions', summary: 'Open a session of this device in place of the one it had' },
    headers: deviceId,
    body: sessionBody,
    answers: { 201: expiry },
  },
  'POST /api/v3/sessions/refresh': {
    ...{ tag: 'Sessions', summary: 'Let the session of this device go on' },
    headers: deviceId,
    body: sessionRefreshBody,
    answers: { 200: expiry },
    refusals: { 404: ['not_found'] },
  },
  'POST /api/v4/contacts': {
    ...{ tag: 'Messages', summary: 'Write to the operator; 200 when the same message came before' },
    headers: { ...idempotencyKey, ...language },
    body: contactBody,
    answers: { 200: reference, 201: reference },
    refusals: { 409: ['idempotency_conflict'], 422: ['email_invalid'] },
  },
  'POST /api/v4/reviews': {
    ...{ tag: 'Reviews', summary: 'Review a finished exchange; it is shown once it is approved' },
    headers: language,
    body: reviewBody,
    answers: { 200: judged, 201: judged },
    refusals: { 422: ['not_found', 'action_unavailable', 'already_reviewed'] },
  },
  'GET /api/v4/reviews': {
    ...{ tag: 'Reviews', summary: 'The approved reviews, newest first' },
    query: reviewsQuery,
    answers: { 200: z.strictObject({ reviews: z.array(review), total: z.int() }) },
  },
  'GET /api/v4/reviews/pending': {
    ...{ tag: 'Reviews', summary: 'What waits for a moderator, the longest waiting first' },
    bearer: 'moderator',
    query: reviewsQuery,
    answers: { 200: z.array(z.strictObject({ ...reviewFields, exchangeId: z.string() })) },
  },
  'POST /api/v4/reviews/{id}/moderation': {
    ...{ tag: 'Reviews', summary: 'Show a review or hide it' },
    bearer: 'moderator',
    body: judgementBody,
    answers: { 200: judged },
    refusals: { 404: ['not_found'] },
  },
  'GET /api/v4/contest': {
    ...{ tag: 'Contest', summary: 'The trading contest and its table' },
    answers: { 200: contest },
  },
  'GET /api/v4/openapi.json': {
    ...{ tag: 'Description', summary: 'This description of all calls' },
    answers: { 200: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }) },
    bare: true,
  },
}
