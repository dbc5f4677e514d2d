import type { Currency } from '@/domain/currency/currency'
import type { AddressVerdict } from '@/domain/exchange/recipientProblems'
import { decodeAddress } from './addressForms'
import { checkRecipient } from './checkRecipient'
import { guessNetworks, isMistyped } from './guessNetworks'
import { lightningInvoice, type LightningInvoice } from './lightningInvoice'
import { mayBelongTo } from './mayBelongTo'
import { plainAddress } from './plainAddress'

export type TypedAddressCheck = {
  verdict: AddressVerdict
  /** The account in its chain's usual notation. */
  plain: string
  /** The id inside the address; null where it says that it needs none, undefined where it says nothing. */
  extraId?: string | null
  /** Of an address of Lightning. */
  invoice?: LightningInvoice | null
  /** Another network that writes the same way, when it is valid for its own. */
  mayBe?: string | null
  /** Networks it fits, when it is refused for its own. */
  looksLike: string[]
  /** Refused for its checksum alone. */
  isMistyped?: boolean
}

export function checkTypedAddress(
  currency: Pick<Currency, 'network' | 'validation_address'>,
  address: string,
): TypedAddressCheck {
  const verdict = checkRecipient(currency, address)
  const { network } = currency
  const plain = plainAddress(network, address)
  if (verdict !== 'invalid') {
    const { extraId } = decodeAddress(network, address) ?? {}
    const invoice = network === 'lightning' ? lightningInvoice(address) : null
    return { verdict, plain, extraId, invoice, mayBe: mayBelongTo(network, address), looksLike: [] }
  }
  return { verdict, plain, looksLike: guessNetworks(address), isMistyped: isMistyped(network, address) }
}
