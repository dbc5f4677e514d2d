import type { ProviderAsset } from '@/domain/exchange/providerOrder'

/** SimpleSwap and Exolix pay only to transparent Zcash and legacy DigiByte addresses. */
export function isPayable({ symbol }: ProviderAsset, address: string): boolean {
  if (symbol === 'zec') return /^t[13]/.test(address)
  return symbol !== 'dgb' || !/^dgb1/i.test(address)
}

/** Their Bitcoin Cash addresses have no prefix. */
export const plainAddress = ({ symbol }: ProviderAsset, address: string): string =>
  symbol === 'bch' ? address.replace(/^bitcoincash:/i, '') : address

/** For `CreatedOrder.echo`: as it was ordered where the response repeats what was sent. */
export const echoOfAddress = (
  asset: ProviderAsset,
  ordered: string,
  received: string | null,
): string | null => (received === plainAddress(asset, ordered) ? ordered : received)
