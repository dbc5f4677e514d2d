import type { Endpoint, Tier } from './endpoint'

export const tierOf = ({ tier, auth, tag }: Endpoint): Tier =>
  tier ??
  (auth === 'customer' || auth === 'partner' || auth === 'requester' || tag === 'Account'
    ? 'account'
    : 'optional')
