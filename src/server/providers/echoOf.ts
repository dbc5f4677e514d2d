import type { ProviderAsset } from './provider'

/**
 * The currency that an answer repeats, for `CreatedOrder.echo`: the code of `asset` where code and network are its own
 * in any case, and otherwise what was written, which then compares as another currency.
 */
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
