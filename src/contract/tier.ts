import type { Endpoint, Tier } from './endpoint'

export const tierOf = ({ tier, auth, tag }: Endpoint): Tier =>
  tier ?? (auth === 'customer' || auth === 'partner' || tag === 'Account' ? 'account' : 'optional')
