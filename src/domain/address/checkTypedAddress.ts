import type { Currency } from '@/domain/currency/currency'
import type { AddressVerdict } from '@/domain/exchange/recipientProblems'
import { checkRecipient } from './checkRecipient'
import { guessNetworks, isMistyped } from './guessNetworks'

export type TypedAddressCheck = {
  verdict: AddressVerdict
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
  if (verdict !== 'invalid') return { verdict, looksLike: [] }
  const { network } = currency
  return { verdict, looksLike: guessNetworks(address), isMistyped: isMistyped(network, address) }
}
