import type { StaffRole } from './staffRoles'
import { GROUP_ROLES } from './staffMember'

/** Of the key that is in use and the one that replaces it. */
export const MAX_KEYS_OF_NAME = 2
/** That are valid, of all names. */
export const MAX_DESK_KEYS = 20
/** Days. */
export const DESK_KEY_DAYS = { min: 1, max: 365 } as const
export const DESK_KEY_NAME = { min: 2, max: 40 } as const
export const DESK_KEY_NETWORKS = 20
export const DESK_KEY_PREFIX = 'hdk'

/** `orders:read` and `orders:write`, apart: neither includes the other. `admin` is no scope. */
export const DESK_KEY_SCOPES = GROUP_ROLES.flatMap((role) => [`${role}:read`, `${role}:write`] as const)
export type DeskKeyScope = (typeof DESK_KEY_SCOPES)[number]

/** With which a key may call by this method. */
export function rolesOfScopes(scopes: readonly string[], method: string): StaffRole[] {
  const access = method === 'GET' ? 'read' : 'write'
  return GROUP_ROLES.filter((role) => scopes.includes(`${role}:${access}`))
}

/**
 * What a key may call, by name in the contract of the desk; every other call needs a person. Those that write neither move
 * money, nor let somebody in, nor need four eyes; each can be undone at the desk.
 */
export const DESK_KEY_CALLS: readonly string[] = [
  'session',
  'orders',
  'order',
  'payouts',
  'reviews',
  'moderateReview',
  'messages',
  'reply',
  'providers',
  'switchProvider',
  'ramps',
  'switchRamp',
  'screening',
  'held',
  'blocks',
  'block',
  'callers',
  'proposals',
  'partners',
  'partner',
  'partnerOrders',
  'partnerPatterns',
  'ambassadors',
  'ambassador',
  'invitations',
  'overview',
  'reportPage',
  'reportSummary',
  'contest',
  'contestWinners',
  'audit',
  'verifyAudit',
]
