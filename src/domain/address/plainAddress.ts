import { friendlyTon, plainStellar } from './base32Addresses'
import { classicXrp } from './base58Addresses'

const PLAIN: Readonly<Record<string, (address: string) => string | null>> = {
  xrp: classicXrp,
  xlm: plainStellar,
  ton: friendlyTon,
  xdc: (address) => address.replace(/^xdc/, '0x'),
}

/** The account that `address` pays to in its chain's usual notation: without an id inside, and one for every way to
 * write it. What cannot be decoded stays as it is. */
export function plainAddress(network: string, address: string): string {
  try {
    return PLAIN[network]?.(address) ?? address
  } catch {
    // No address of this chain.
    return address
  }
}
