import * as z from 'zod/mini'
import { KEY_SCOPES } from '@/domain/partner/partnerKey'
import type { Endpoints } from './endpoint'
import { bodyText, oneOf } from './requestFields'
import { instant, nullable } from './resultFields'
import { documented, named } from './schema'

const partnerKey = named(
  'PartnerKey',
  z.object({
    id: z.string(),
    scope: z.enum(KEY_SCOPES),
    label: z.string(),
    createdAt: instant,
    lastUsedAt: nullable(instant),
    revokedAt: nullable(instant),
  }),
)
export type PartnerKey = z.output<typeof partnerKey>

const newPartnerKey = named(
  'NewPartnerKey',
  z.extend(partnerKey, {
    partnerKey: documented(z.string(), {
      description: 'For the header `x-partner-key`; it is shown this once.',
    }),
  }),
)
export type NewPartnerKey = z.output<typeof newPartnerKey>

const read = { auth: 'customer', tag: 'Partners', method: 'GET', limit: 'read' } as const
const write = { ...read, method: 'POST', limit: 'write' } as const
const base = '/api/v4/partners/keys'
const noPartner = { 404: ['not_found'] } as const

/** Only the partner signed in has them: a key cannot make another one. */
export const partnerKeyCalls = {
  keys: {
    ...read,
    path: base,
    result: z.object({ result: z.array(partnerKey) }),
    errors: noPartner,
    summary: 'The partner’s keys, the newest first',
  },
  addKey: {
    ...write,
    path: base,
    body: z.object({ label: bodyText, scope: z._default(z.enum(KEY_SCOPES, oneOf(KEY_SCOPES)), 'read') }),
    result: newPartnerKey,
    statuses: [201],
    errors: { ...noPartner, 403: ['confirmation_required'], 409: ['action_unavailable', 'limit_reached'] },
    summary: 'Add a key; two at once, so that one can replace the other',
  },
  revokeKey: {
    ...write,
    path: `${base}/{id}/revoke`,
    result: partnerKey,
    errors: noPartner,
    summary: 'Revoke a key: from now on it is refused',
  },
} as const satisfies Endpoints
