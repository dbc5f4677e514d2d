import { decodeAddress } from '@/domain/address/addressForms'
import { checkRecipient } from '@/domain/address/checkRecipient'
import { checkAddress } from '@/domain/address/checkAddress'
import { isTokenContract } from '@/domain/address/isTokenContract'
import { plainAddress } from '@/domain/address/plainAddress'
import { DAY } from '@/domain/time/durations'
import { amountMove } from '@/server/exchanges/amountMove'
import { catalogue, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { isPlainText, isPrintedNothing } from '@/server/outbound/answerFields'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder } from '@/server/providers/provider'

/** Milliseconds. Nobody waits that long for a deposit: a longer time was meant in another unit. */
const LONGEST_WAIT = 60 * DAY

export type CreationFault =
  | 'text'
  | 'id'
  | 'amount'
  | 'deposit_address'
  | 'memo'
  | 'echo'
  | 'deadline'
  | 'address_used'
export type OrderCurrencies = { from: CatalogueCurrency; to: CatalogueCurrency }

/** Why the answer to an order must not be shown; null: it is what was ordered, at the quoted amount or another. */
export function creationFault(
  order: ProviderOrder,
  created: CreatedOrder,
  currencies: OrderCurrencies,
  now: number,
): CreationFault | null {
  if (!textsOf(created).every(isPlainText)) return 'text'
  if (created.ref.id.trim() === '') return 'id'
  if (amountMove(order, created) === 'wrong') return 'amount'
  if (!canReceive(order, created, currencies)) return 'deposit_address'
  if (!isMemoRight(order.from, created, currencies.from)) return 'memo'
  if (!isEchoed(order, created, currencies.to.network)) return 'echo'
  return isDeadlineSane(created.validUntil, now) ? null : 'deadline'
}

/** All that is stored of it: a character that the database refuses must not lose the order. */
const textsOf = ({ ref, depositAddress, depositExtraId, url }: CreatedOrder): string[] =>
  [ref.id, ref.secret, depositAddress, depositExtraId, url].filter((part) => part !== null)

function canReceive(
  { addressTo, refundAddress }: ProviderOrder,
  { depositAddress }: CreatedOrder,
  { from, to }: OrderCurrencies,
): boolean {
  const { network } = from
  const verdict = checkRecipient(from, depositAddress)
  if (verdict === 'invalid' || verdict === 'unowned') return false
  if (verdict === 'warn' && checkAddress(network, depositAddress) !== 'unknown') return false
  if (isTokenContract(network, plainAddress(network, depositAddress), catalogue())) return false
  const visitors = [to.network === network ? addressTo : null, refundAddress]
  return !visitors.some((address) => address !== null && isSameAddress(network, address, depositAddress))
}

function isMemoRight(
  asset: ProviderAsset,
  { depositAddress, depositExtraId: extraId }: CreatedOrder,
  currency: CatalogueCurrency,
): boolean {
  const carried = decodeAddress(currency.network, depositAddress)?.extraId
  // The one inside the address is enough, and another one beside it contradicts it.
  if (carried) return extraId === null || extraId === carried
  if (extraId === null) return asset.memo !== 'required'
  return asset.memo !== 'none' && currency.has_extra_id && canCarry(currency, extraId)
}

/** A memo that the chain cannot carry would be left out by the wallet. */
function canCarry({ validation_extra: pattern }: CatalogueCurrency, extraId: string): boolean {
  if (extraId.trim() === '' || isPrintedNothing(extraId)) return false
  return pattern === null || new RegExp(pattern).test(extraId)
}

function isEchoed(order: ProviderOrder, { echo }: CreatedOrder, networkTo: string): boolean {
  const { addressTo, extraIdTo, from, to, basisPoints = order.basisPoints } = echo
  // The rate that was agreed holds this one.
  if (basisPoints !== order.basisPoints) return false
  if (addressTo !== null && !isSameAddress(networkTo, addressTo, order.addressTo)) return false
  // Who repeats the address repeats the extra id too: one that was dropped would cost the payout.
  const isRepeated = addressTo !== null || extraIdTo !== null
  if (isRepeated && extraIdTo !== order.extraIdTo) return false
  return isSameAsset(order.from, from) && isSameAsset(order.to, to)
}

const isSameAsset = ({ code }: ProviderAsset, echoed: string | null) =>
  echoed === null || echoed.toLowerCase() === code.toLowerCase()

/** Chains whose addresses hold no capitals may be written in them, and some addresses bear the name of their chain. */
export function isSameAddress(network: string, one: string, other: string): boolean {
  const [first, second] = [withoutScheme(one), withoutScheme(other)]
  if (first === second) return true
  const small = first.toLowerCase()
  return small === second.toLowerCase() && checkAddress(network, small) === 'valid'
}

const withoutScheme = (address: string) => address.trim().replace(/^[a-z]+:/i, '')

const isDeadlineSane = (validUntil: number | null, now: number) =>
  validUntil === null || (Number.isFinite(validUntil) && validUntil > now && validUntil < now + LONGEST_WAIT)
