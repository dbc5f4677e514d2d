import * as z from 'zod/mini'
import { CONTACT_TOPICS } from '@/domain/site/contact'
import type { Endpoints } from './endpoint'
import { bodyProse, bodyText, idempotencyKey, oneOf, siteLanguage } from './requestFields'

export const contacts = {
  send: {
    method: 'POST',
    path: '/api/v4/contacts',
    limit: 'write',
    headers: { ...idempotencyKey, ...siteLanguage },
    body: z.object({
      topic: z.enum(CONTACT_TOPICS, oneOf(CONTACT_TOPICS)),
      email: bodyText,
      exchangeId: bodyText,
      message: bodyProse,
    }),
    result: z.object({ reference: z.string() }),
    statuses: [200, 201],
    errors: { 409: ['idempotency_conflict'], 422: ['email_invalid'] },
    tag: 'Messages',
    summary: 'Send a message to the operator; 200 when the same message came before',
  },
} as const satisfies Endpoints
