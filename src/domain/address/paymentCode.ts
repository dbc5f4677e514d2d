import Big from 'big.js'
import { isEnsName, takesEnsNames } from './ensName'
import type { Currency, CurrencyInfo } from '@/domain/currency/currency'

export type AddressCurrency = Pick<
  Currency,
  'network' | 'symbolFront' | 'isFiat' | 'validation_address' | 'validation_extra' | 'has_extra_id'
> & { fullInfo: Pick<CurrencyInfo, 'network_name' | 'contract_address' | 'precision'> }

/** What a pasted or scanned text asks to be paid. */
export type PaymentCode = {
  address: string
  /** Beside the address; null where the text names none. */
  extraId: string | null
  /** Decimal string in whole units of the currency; null where the text has none, or one of another currency. */
  amount: string | null
  /** Catalogue id, or `eip155:` and a chain id; null where the text does not say. */
  network: string | null
}

/** Only an invoice is ever longer than the first. */
const MAX_ADDRESS = 256
const MAX_INVOICE = 1500
/** Where the back end offers no pattern: no sign of a link, but TON's raw form and the prefixes that belong to an address. */
const PLAIN = /^(?:(?:bitcoincash|ecash|kaspa|0|-1):)?[\w+/-]+$/i

/** Whether a text has the look of an address of `currency`; checksums are judged where addresses are decoded. */
export function looksWritten(currency: AddressCurrency, address: string): boolean {
  const { network, validation_address: pattern } = currency
  if (address === '' || address.length > (network === 'lightning' ? MAX_INVOICE : MAX_ADDRESS)) return false
  if (takesEnsNames(network) && isEnsName(address)) return true
  try {
    return (pattern ? new RegExp(pattern) : PLAIN).test(address)
  } catch {
    // A foreign back end's pattern may be written for another engine.
    return PLAIN.test(address)
  }
}

/** Required, and unknown here (BIP-21), or of a second payee (ZIP-321). */
const UNREAD_KEY = /^req-|\.\d+$/

/** By small key. Null where a value cannot be decoded, a key has two values, or one must not be passed over. */
export function parametersOf(query: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>()
  for (const part of query.split('&').filter(Boolean)) {
    const at = part.includes('=') ? part.indexOf('=') : part.length
    const key = part.slice(0, at).toLowerCase()
    const value = decoded(part.slice(at + 1))
    if (value === null || UNREAD_KEY.test(key) || (found.get(key) ?? value) !== value) return null
    found.set(key, value)
  }
  return found
}

export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return null
  }
}

/** What chains and wallets call it, the least ambiguous first: a `memo` beside XRP's `dt` is a mere note. */
const ID_KEYS = (
  'dt destination_tag destinationtag tag tx_payment_id payment_id paymentid memo memo_id memoid text comment ' +
  'note xnote extra_id extraid'
).split(' ')

export function extraIdIn(parameters: ReadonlyMap<string, string>): string | null {
  const key = ID_KEYS.find((name) => parameters.get(name))
  return key === undefined ? null : (parameters.get(key) ?? null)
}

/** `2.014e18`, as EIP-681 allows, of units with `places`; null where it is no amount above zero. */
export function wholeUnits(text: string | undefined, places: number): string | null {
  if (!text || !/^\d{1,40}(\.\d{1,40})?(e\d{1,2})?$/i.test(text)) return null
  const amount = new Big(text).times(`1e-${places}`)
  return amount.gt(0) ? amount.toFixed() : null
}
