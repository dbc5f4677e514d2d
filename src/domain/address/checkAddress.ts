import { decodeAddress, formsOf } from './addressForms'
import { looksLikeIban } from './iban'

/** Whether `address` can be paid to on `network` (catalogue id; empty for fiat); `unknown` where there is no decoder. */
export function checkAddress(network: string, address: string): 'valid' | 'invalid' | 'unknown' {
  const isOtherAccount = network === '' && !looksLikeIban(address)
  if (formsOf(network).length === 0 || isOtherAccount) return 'unknown'
  return decodeAddress(network, address) ? 'valid' : 'invalid'
}
