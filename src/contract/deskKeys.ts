import * as z from 'zod/mini'
import { DESK_KEY_DAYS, DESK_KEY_NAME, DESK_KEY_NETWORKS, DESK_KEY_SCOPES } from '@/domain/account/deskKey'
import { deskReason as reason } from './deskReason'
import type { Endpoints } from './endpoint'
import { bodyText, oneOf, wholeNumber } from './requestFields'
import { instant, nullable } from './resultFields'

const deskKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  /** Empty: from everywhere. */
  networks: z.array(z.string()),
  createdBy: z.string(),
  /** Whether who made it is staff still. */
  isByStaff: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
  lastUsedAt: nullable(instant),
  revokedAt: nullable(instant),
})
export type DeskKey = z.output<typeof deskKey>

const newDeskKey = z.extend(deskKey, { secret: z.string() })
export type NewDeskKey = z.output<typeof newDeskKey>

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const
const base = '/api/v4/desk/keys'
const byAdmin = (audit: string) => ({ role: 'admin', audit }) as const
const conflict = { 409: ['action_unavailable', 'limit_reached'] } as const

const days = wholeNumber(DESK_KEY_DAYS.min, DESK_KEY_DAYS.max)

/** Of people alone: a key makes no key. */
export const deskKeyCalls = {
  keys: {
    ...read,
    path: base,
    staff: byAdmin('API keys viewed'),
    result: z.object({ keys: z.array(deskKey) }),
    summary: 'The API keys of the desk, the newest first',
  },
  addKey: {
    ...write,
    path: base,
    staff: byAdmin('API key added'),
    body: z.object({
      name: z
        .pipe(bodyText, z.string())
        .check(
          z.minLength(DESK_KEY_NAME.min, `At least ${DESK_KEY_NAME.min} characters.`),
          z.maxLength(DESK_KEY_NAME.max, `At most ${DESK_KEY_NAME.max} characters.`),
        ),
      scopes: z
        .array(z.enum(DESK_KEY_SCOPES, oneOf(DESK_KEY_SCOPES)), 'Must be a list of scopes.')
        .check(
          z.minLength(1, 'At least one scope.'),
          z.maxLength(DESK_KEY_SCOPES.length, 'Each scope once.'),
        ),
      networks: z._default(
        z
          .array(z.string().check(z.maxLength(64)))
          .check(z.maxLength(DESK_KEY_NETWORKS, `At most ${DESK_KEY_NETWORKS}.`)),
        [],
      ),
      days,
      reason,
    }),
    result: newDeskKey,
    statuses: [201],
    errors: conflict,
    summary: 'Make a key; it is shown this once',
  },
  rotateKey: {
    ...write,
    path: `${base}/{id}/rotation`,
    staff: byAdmin('API key rotated'),
    body: z.object({ days, reason }),
    result: newDeskKey,
    statuses: [201],
    errors: { 404: ['not_found'], ...conflict },
    summary: 'A second key with the name, scopes and networks of this one; both work until one is revoked',
  },
  revokeKey: {
    ...write,
    path: `${base}/{id}/revocation`,
    staff: byAdmin('API key revoked'),
    body: z.object({ reason }),
    result: deskKey,
    errors: { 404: ['not_found'] },
    summary: 'Revoke a key: from now on it is refused',
  },
} as const satisfies Endpoints
