import { formsOf, isWritten } from './addressForms'
import { looksLikeIban } from './iban'

/** Whether `address` can be paid to on `network` (catalogue id; empty for fiat); `unknown` where there is no decoder. */
export function checkAddress(network: string, address: string): 'valid' | 'invalid' | 'unknown' {
  const forms = formsOf(network)
  const isOtherAccount = network === '' && !looksLikeIban(address)
  if (forms.length === 0 || isOtherAccount) return 'unknown'
  return forms.some((form) => isWritten(form, address)) ? 'valid' : 'invalid'
}
