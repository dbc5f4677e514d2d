import type { ProviderAsset } from '@/server/providers/provider'

/**
 * What SideShift cannot pay to although the address is one of the chain. Its network for Zcash is called `shielded`,
 * yet only transparent addresses work (providers.md, pitfall 4); to Bitcoin it pays on the chain alone.
 */
const PAYABLE = new Map([
  ['shielded', /^t[13][1-9A-HJ-NP-Za-km-z]{33}$/],
  ['bitcoin', /^(?:bc1[02-9ac-hj-np-z]{6,87}|BC1[02-9AC-HJ-NP-Z]{6,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/],
])

/** It has no call that checks an address. */
export const checkSideshiftAddress = ({ network }: ProviderAsset, address: string): 'invalid' | 'unknown' =>
  PAYABLE.get(network)?.test(address) === false ? 'invalid' : 'unknown'
