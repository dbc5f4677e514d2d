import type { ProviderAsset } from './provider'

/**
 * What the exchanges behind SimpleSwap and Exolix cannot pay to although it is an address of the chain: Edge gives them
 * transparent Zcash and legacy DigiByte addresses only (providers.md, pitfall 4).
 */
export function isPayable({ symbol }: ProviderAsset, address: string): boolean {
  if (symbol === 'zec') return /^t[13]/.test(address)
  return symbol !== 'dgb' || !/^dgb1/i.test(address)
}

/** They know no Bitcoin Cash address with the prefix of its chain (providers.md, pitfall 4). */
export const plainAddress = ({ symbol }: ProviderAsset, address: string): string =>
  symbol === 'bch' ? address.replace(/^bitcoincash:/i, '') : address

/** For `CreatedOrder.echo`: the address as it was ordered where the response repeats the one that was sent. */
export const echoOfAddress = (
  asset: ProviderAsset,
  ordered: string,
  received: string | null,
): string | null => (received === plainAddress(asset, ordered) ? ordered : received)
