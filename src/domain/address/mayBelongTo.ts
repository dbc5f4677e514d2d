import { ADDRESS_FORMS, type AddressForm, decodedAs, formsOf } from './addressForms'

/** The best-known other network that writes addresses like `address`, an address of `network`, and means another owner by
 * them: `3…` is Bitcoin's and was Litecoin's. Null where there is none, or `network` is the best known itself. */
export function mayBelongTo(network: string, address: string): string | null {
  const fits = (form: AddressForm) => !form.loose && !form.oneKey && decodedAs(form, address) !== null
  if (!formsOf(network).some(fits)) return null
  const [known = network] = ADDRESS_FORMS.find(fits)?.networks ?? []
  return known === network ? null : known
}
