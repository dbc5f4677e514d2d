import { decodeAddress } from './addressForms'
import { plainAddress } from './plainAddress'

/** The id inside the address, else the one beside it; null where there is none. */
export const extraIdOf = (network: string, address: string, typed: string | null): string | null =>
  decodeAddress(network, address)?.extraId ?? (typed || null)

/** Address and id as providers take them: apart where the chain can write them so. Monero cannot any more, and a second
 * payment id beside the address would contradict it. */
export function payeeOf(network: string, address: string, typed: string | null) {
  const carried = decodeAddress(network, address)?.extraId
  if (carried === undefined) return { address, extraId: typed || null }
  return network === 'xmr'
    ? { address, extraId: null }
    : { address: plainAddress(network, address), extraId: carried }
}
