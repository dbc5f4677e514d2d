import { isPayable, plainAddress } from './exchangeAddress'
import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import { matchesPattern } from './safePattern'

/** From a provider's list, by `patternKey`; empty until it is read in this process. */
export type AddressPatterns = Map<string, { address: string | null; extraId: string | null }>

export const patternKey = ({ code, network }: Pick<ProviderAsset, 'code' | 'network'>) => `${code} ${network}`

export function checkByPattern(
  patterns: AddressPatterns,
  asset: ProviderAsset,
  address: string,
  extraId: string | null,
): 'valid' | 'invalid' | 'unknown' {
  const pattern = patterns.get(patternKey(asset))
  const isAddress = matchesPattern(pattern?.address, plainAddress(asset, address))
  const isExtraId = extraId === null || matchesPattern(pattern?.extraId, extraId)
  if (!isPayable(asset, address) || isAddress === false || isExtraId === false) return 'invalid'
  return isAddress === null || isExtraId === null ? 'unknown' : 'valid'
}
