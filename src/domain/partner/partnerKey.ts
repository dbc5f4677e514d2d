/** `read`: figures of the partner; `orders`: exchanges that count for the partner. */
export const KEY_SCOPES = ['read', 'orders', 'all'] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

export const PARTNER_KEY_PREFIX = 'hpk'
export const PARTNER_KEY_HEADER = 'x-partner-key'

/** Of the key that is in use and the one that replaces it. */
export const MAX_KEYS = 2
