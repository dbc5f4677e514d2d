import type { Currency } from '@/domain/currency/currency'
import { mainNetworkOf } from '@/domain/currency/mainNetwork'
import { guessNetworks } from './guessNetworks'
import { schemeOf } from './linkSchemes'
import { looksWritten, type PaymentCode } from './paymentCode'
import { readPaymentCode, withoutInvisible } from './readPaymentCode'
import { isPrivateKey, isWords } from './secretText'

export type SharedRecipient = { currency: Currency; code: PaymentCode }

/** Whom a text pays that another app shared: a payment link of the coin that its scheme names, or an address of one network's
 * coin, the `chosen` one first. Null where that is not certain, and for words and keys, which are nobody's business. */
export function readSharedText(
  text: string,
  currencies: readonly Currency[],
  chosen: Currency | null,
): SharedRecipient | null {
  const shown = withoutInvisible(text)
  const currency = currencyOf(shown, currencies, chosen)
  if (!currency || isPrivateKey(shown, currency.network) || isWords(shown, currency.network)) return null
  const code = readPaymentCode(shown, currency, [])
  const isOther = code.network !== null && code.network !== currency.network
  return isOther || !looksWritten(currency, code.address) ? null : { currency, code }
}

function currencyOf(text: string, currencies: readonly Currency[], chosen: Currency | null): Currency | null {
  const [, name = ''] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? []
  const scheme = schemeOf(name.toLowerCase())
  if (scheme) return coinOf(scheme.network, scheme.coin, currencies)
  if (chosen && looksWritten(chosen, text)) return chosen
  const [network, ...others] = guessNetworks(text)
  const known = network !== undefined && others.length === 0 ? currencies.filter(isOn(network)) : []
  const [first, ...more] = known
  return first ? mainNetworkOf([first, ...more]) : null
}

const isOn = (network: string) => (currency: Currency) =>
  currency.network === network && currency.fullInfo.contract_address === null

const coinOf = (network: string, coin: string, currencies: readonly Currency[]) =>
  currencies.find((currency) => isOn(network)(currency) && currency.symbolFront === coin) ?? null
