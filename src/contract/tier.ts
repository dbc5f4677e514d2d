import type { Endpoint, Tier } from './endpoint'

export const tierOf = ({ tier, auth, tag }: Endpoint): Tier =>
  tier ?? (auth === 'customer' || tag === 'Account' ? 'account' : 'optional')
