import type { ProviderAsset } from '@/domain/exchange/providerOrder'

/** Its Zcash network `shielded` takes transparent addresses only; Bitcoin: on-chain only. */
const PAYABLE = new Map([
  ['shielded', /^t[13][1-9A-HJ-NP-Za-km-z]{33}$/],
  ['bitcoin', /^(?:bc1[02-9ac-hj-np-z]{6,87}|BC1[02-9AC-HJ-NP-Z]{6,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/],
])

export const checkSideshiftAddress = ({ network }: ProviderAsset, address: string): 'invalid' | 'unknown' =>
  PAYABLE.get(network)?.test(address) === false ? 'invalid' : 'unknown'
