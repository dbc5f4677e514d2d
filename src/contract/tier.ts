import type { Endpoint, Tier } from './endpoint'

/** What a back end needs this call for: every exchange, customers' accounts, or one feature that a site can be without. */
export const tierOf = ({ tier, auth, tag }: Endpoint): Tier =>
  tier ?? (auth === 'customer' || tag === 'Account' ? 'account' : 'optional')
