import * as z from 'zod/mini'
import { LEGAL_HOLD_KINDS } from '@/domain/account/legalHold'
import { deskReason } from './deskReason'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { bodyText, oneOf, queryCount, queryFlag, queryOffset } from './requestFields'
import { instant, nullable, nullableText } from './resultFields'

/** Characters; the longest email address. */
const LONGEST_VALUE = 254

const legalHold = z.object({
  id: z.string(),
  kind: z.enum(LEGAL_HOLD_KINDS),
  /** The id of the exchange or customer, or the email address. */
  key: z.string(),
  reason: z.string(),
  staff: z.string(),
  createdAt: instant,
  releasedAt: nullable(instant),
  releasedBy: nullableText,
  releaseReason: nullableText,
})
export type LegalHold = z.output<typeof legalHold>

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const

/** What is exempt from retention and erasure. */
export const deskLegalHoldCalls = {
  legalHolds: {
    ...read,
    path: '/api/v4/desk/legal-holds',
    staff: { role: 'admin', audit: 'legal holds viewed' },
    query: z.object({ isReleased: queryFlag(false), limit: queryCount(100, 20), offset: queryOffset }),
    result: pageOf(legalHold),
    summary: 'Exchanges, customers and email addresses that are neither purged nor erased, the newest first',
  },
  setLegalHold: {
    ...write,
    path: '/api/v4/desk/legal-holds',
    staff: { role: 'admin', audit: 'legal hold set' },
    body: z.object({
      kind: z.enum(LEGAL_HOLD_KINDS, oneOf(LEGAL_HOLD_KINDS)),
      value: z
        .pipe(bodyText, z.string())
        .check(
          z.minLength(1, 'Must not be empty.'),
          z.maxLength(LONGEST_VALUE, `At most ${LONGEST_VALUE} characters.`),
        ),
      reason: deskReason,
    }),
    result: legalHold,
    statuses: [200, 201],
    summary:
      'Exempt an exchange, a customer or an email address from retention and erasure; 200 when it was before',
  },
  releaseLegalHold: {
    ...write,
    path: '/api/v4/desk/legal-holds/{id}/release',
    staff: { role: 'admin', audit: 'legal hold released' },
    body: z.object({ reason: deskReason }),
    result: legalHold,
    errors: { 404: ['not_found'] },
    summary: 'Release a legal hold: retention and erasure apply again',
  },
} as const satisfies Endpoints
