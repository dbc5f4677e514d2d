import type { Currency } from '@/domain/currency/currency'
import { decodeAddress, formsOf, maxLengthOf } from './addressForms'
import { checkAddress } from './checkAddress'
import { isUnownedPayload } from './decodedAddress'
import { decodeShortHex32 } from './hexAddresses'

/** The back end's own pattern; null where there is none, or none that compiles. */
function matches(pattern: string | null, address: string): boolean | null {
  if (!pattern) return null
  try {
    return new RegExp(pattern).test(address)
  } catch {
    // A foreign back end's pattern may be written for another engine; then it says nothing.
    return null
  }
}

/** Whether a payout may go to `address`. A decoder outweighs the back end's pattern (R50), except on
 * chains without checksum and fixed length: there both must refuse. `warn`: undecided; `unowned`: well written, but
 * nobody, or everybody, could spend what is sent there. */
export function checkRecipient(
  currency: Pick<Currency, 'network' | 'validation_address'>,
  address: string,
): 'valid' | 'invalid' | 'warn' | 'unowned' {
  const { network, validation_address: pattern } = currency
  // No pattern is run over a long text: a careless one could take exponential time.
  if (address === '' || address.length > maxLengthOf(network)) return 'invalid'
  const decoded = decodeAddress(network, address)
  if (decoded) return isUnownedPayload(network, decoded) ? 'unowned' : 'valid'
  const verdict = checkAddress(network, address)
  const matched = matches(pattern, address)
  if (verdict === 'unknown') return matched === null ? 'warn' : matched ? 'valid' : 'invalid'
  const isLoose = formsOf(network).some((form) => form.loose)
  if (!isLoose || !matched) return 'invalid'
  const short = decodeShortHex32(address)
  return short && isUnownedPayload(network, short) ? 'unowned' : 'warn'
}
