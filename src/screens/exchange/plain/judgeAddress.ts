import { checkTypedAddress } from '@/domain/address/checkTypedAddress'
import { isTokenContract } from '@/domain/address/isTokenContract'
import { invoiceFault, type InvoiceFault, type InvoicePayment } from '@/domain/address/lightningInvoice'
import { linkNetworkName } from '@/domain/address/linkSchemes'
import { readPaymentCode } from '@/domain/address/readPaymentCode'
import { isPhraseLong, isPrivateKey, isWords } from '@/domain/address/secretText'
import type { Currency } from '@/domain/currency/currency'
import type { AddressVerdict } from '@/domain/exchange/recipientProblems'

/** An address as the form that runs scripts would have taken it, and what it would say of it. */
export type JudgedAddress = {
  address: string
  extraId: string
  verdict: AddressVerdict | null
  carried: string | null | undefined
  invoice: InvoiceFault | null
  isMistyped: boolean
  /** Names of networks. */
  guess: string | null
  mayBe: string | null
  otherChain: string | null
  /** Of a link: an extra id that no payout on this network carries. */
  lostId: string | null
  /** It was a private key or the words of a wallet, which are not shown again. */
  isSecret: boolean
}

type Typed = { address: string; extraId: string; payment: InvoicePayment | null; now: number }

const NOTHING: JudgedAddress = {
  address: '',
  extraId: '',
  verdict: null,
  carried: undefined,
  invoice: null,
  isMistyped: false,
  guess: null,
  mayBe: null,
  otherChain: null,
  lostId: null,
  isSecret: false,
}

export function judgeAddress(
  currency: Currency,
  typed: Typed,
  currencies: readonly Currency[],
): JudgedAddress {
  const { network } = currency
  const code = network
    ? readPaymentCode(typed.address, currency, explorersOf(currencies))
    : { address: typed.address.replace(/\s+/g, ' '), extraId: null, network: null }
  const isRead = (code.extraId !== null || code.network !== null) && !isPhraseLong(typed.address)
  if (!isRead && isSecretText(typed.address, network)) return { ...NOTHING, isSecret: true }
  const { address } = code
  const takesId = currency.has_extra_id
  const read = {
    ...NOTHING,
    address,
    extraId: (takesId && code.extraId) || typed.extraId,
    lostId: takesId ? null : code.extraId,
  }
  if (address === '') return read
  if (code.network !== null && code.network !== network)
    return { ...read, verdict: 'invalid', otherChain: linkNetworkName(code.network) ?? code.network }
  const check = checkTypedAddress(currency, address)
  const isContract = check.verdict !== 'invalid' && isTokenContract(network, check.plain, currencies)
  const nameOf = (id: string | null | undefined) =>
    currencies.find((one) => one.network === id)?.fullInfo.network_name ?? null
  return {
    ...read,
    verdict: isContract ? 'unowned' : check.verdict,
    carried: check.extraId,
    invoice: check.invoice ? invoiceFault(check.invoice, typed.payment, typed.now) : null,
    isMistyped: check.isMistyped ?? false,
    guess: nameOf(check.looksLike[0]),
    mayBe: nameOf(check.mayBe),
  }
}

/** Words that may be a phrase are treated as one: without scripts they have been sent already. */
const isSecretText = (text: string, network: string) =>
  isPrivateKey(text, network) || isPhraseLong(text) || isWords(text, network)

const explorersOf = (currencies: readonly Currency[]) =>
  [
    ...new Map(currencies.map(({ network, address_explorer: pattern }) => [network, pattern])).entries(),
  ].flatMap(([network, pattern]) => (pattern ? [{ network, pattern }] : []))
