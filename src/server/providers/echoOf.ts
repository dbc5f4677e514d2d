import type { ProviderAsset } from '@/domain/exchange/providerOrder'

/** For `CreatedOrder.echo`: what differs in more than case stays as written, and compares as another currency. */
export function echoOf(
  asset: ProviderAsset,
  code: string | null,
  network: string | null,
  aliases: readonly string[] = [],
): string | null {
  if (code === null) return null
  const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()
  const isNetwork = network === null || [asset.network, ...aliases].some((known) => isSame(known, network))
  return isSame(code, asset.code) && isNetwork ? asset.code : `${code} on ${network ?? 'an unnamed network'}`
}
