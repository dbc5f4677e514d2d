import type { Currency } from '@/domain/currency/currency'
import type { AddressVerdict } from '@/domain/exchange/recipientProblems'
import { checkRecipient } from './checkRecipient'
import { guessNetworks, isMistyped } from './guessNetworks'
import { plainAddress } from './plainAddress'

export type TypedAddressCheck = {
  verdict: AddressVerdict
  /** The account in its chain's usual notation. */
  plain: string
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
  if (verdict !== 'invalid') return { verdict, plain, looksLike: [] }
  return { verdict, plain, looksLike: guessNetworks(address), isMistyped: isMistyped(network, address) }
}
