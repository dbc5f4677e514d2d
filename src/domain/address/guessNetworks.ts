import { ADDRESS_FORMS, isWritten } from './addressForms'

/**
 * Which networks this text is an address of, to say «this looks like a Tron address». Networks that write
 * alike are told by the best known of them (`eth` for every EVM chain), an IBAN by ''. A loose form is never
 * told: almost any word is a possible account name on EOS.
 */
export function guessNetworks(address: string): string[] {
  const certain = ADDRESS_FORMS.filter((form) => !form.loose && isWritten(form, address))
  return [...new Set(certain.flatMap((form) => form.networks.slice(0, 1)))]
}
