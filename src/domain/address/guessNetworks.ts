import { ADDRESS_FORMS, isWritten } from './addressForms'

/** Their addresses are names that people choose, so almost any word would look like one. */
const NAMED = ['near', 'eos']

/** A mistyped or cut EVM address. Starknet's form takes any hexadecimal number; its addresses have some 63 digits. */
const BROKEN_EVM = /^0x[0-9a-f]{1,44}$/i

/** Networks that write alike are named by the best known (`eth` for every EVM chain), an IBAN by ''. A loose form
 * counts only if no other fits, never for a chosen name. */
export function guessNetworks(address: string): string[] {
  const found = ADDRESS_FORMS.filter((form) => isWritten(form, address))
  const certain = found.filter((form) => !form.loose)
  if (certain.length === 0 && BROKEN_EVM.test(address)) return []
  const networks = certain.length > 0 ? certain : found
  return [...new Set(networks.flatMap((form) => form.networks.slice(0, 1)))].filter(
    (network) => certain.length > 0 || !NAMED.includes(network),
  )
}
