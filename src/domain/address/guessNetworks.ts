import { ADDRESS_FORMS, isWritten } from './addressForms'

/** Their addresses are names that people choose, so almost any word would look like one. */
const NAMED = ['near', 'eos']

/**
 * Which networks this text is an address of, to say «this looks like a Tron address». Networks that write
 * alike are told by the best known of them (`eth` for every EVM chain), an IBAN by ''. A loose form counts
 * only if no other fits, and never for a chosen name.
 */
export function guessNetworks(address: string): string[] {
  const found = ADDRESS_FORMS.filter((form) => isWritten(form, address))
  const certain = found.filter((form) => !form.loose)
  const told = certain.length > 0 ? certain : found
  return [...new Set(told.flatMap((form) => form.networks.slice(0, 1)))].filter(
    (network) => certain.length > 0 || !NAMED.includes(network),
  )
}
