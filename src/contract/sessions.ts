import * as z from 'zod/mini'
import type { Endpoints, Header } from './endpoint'
import { bodyOrigin, bodyText } from './requestFields'
import { instant } from './resultFields'

const MAX_ID_LENGTH = 128

const deviceId = {
  'device-id': {
    description: '1 to 128 characters without spaces.',
    required: true,
    check: {
      pattern: /^[\x21-\x7e]{1,128}$/,
      error: 'Send a header of 1 to 128 characters without spaces.',
    },
  },
} satisfies Record<string, Header>

const id = bodyText.check(
  z.refine((text) => text.length <= MAX_ID_LENGTH, `At most ${MAX_ID_LENGTH} characters.`),
)

const refreshBody = z.object({
  // Empty where the browser could not be recognised, or where the operator has switched that off.
  fingerprintId: id,
  mixpanelDeviceId: id.check(z.refine((text) => text !== '', 'Must not be empty.')),
})

/** Field names as R24 writes them. */
const sessionBody = z.extend(refreshBody, {
  kind: z.literal('web', 'Must be web.'),
  // Empty without Google Analytics.
  googleDeviceId: id,
  firstPage: bodyOrigin,
  utmSource: bodyOrigin,
  utmMedium: bodyOrigin,
  utmCampaign: bodyOrigin,
})
export type SessionRequest = z.output<typeof sessionBody>
export type SessionRefresh = z.output<typeof refreshBody>

/** ISO 8601 of any zone, or milliseconds since 1970; an invalid date throws a RangeError. */
const expiry = z.object({
  expiresAt: z.pipe(
    z.transform((at) => (typeof at === 'string' || typeof at === 'number' ? new Date(at).toISOString() : at)),
    instant,
  ),
})

export const sessions = {
  create: {
    method: 'POST',
    path: '/api/v3/sessions',
    limit: 'session',
    headers: deviceId,
    body: sessionBody,
    result: expiry,
    statuses: [201],
    tag: 'Sessions',
    summary: 'Open a session of this device in place of the one it had',
  },
  refresh: {
    method: 'POST',
    path: '/api/v3/sessions/refresh',
    limit: 'session',
    headers: deviceId,
    body: refreshBody,
    result: expiry,
    errors: { 404: ['not_found'] },
    tag: 'Sessions',
    summary: 'Extend the session of this device',
  },
} as const satisfies Endpoints
