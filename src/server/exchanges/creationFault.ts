import Big from 'big.js'
import { checkRecipient } from '@/domain/address/checkRecipient'
import { checkAddress } from '@/domain/address/checkAddress'
import { isUnowned } from '@/domain/address/isUnowned'
import { isAmount, isZero } from '@/domain/money/amount'
import { catalogue, type CatalogueCurrency } from '@/server/currencies/catalogue'
import type { CreatedOrder, ProviderAsset, ProviderOrder } from '@/server/providers/provider'

/** What an answer may differ by from a floating offer. */
const FLOATING_TOLERANCE = '0.005'
/** Milliseconds. Nobody waits that long for a deposit: a longer time was meant in another unit. */
const LONGEST_WAIT = 60 * 86_400_000

export type CreationFault =
  | 'id'
  | 'amount'
  | 'deposit_address'
  | 'memo'
  | 'echo'
  | 'deadline'
  | 'address_used'
export type OrderCurrencies = { from: CatalogueCurrency; to: CatalogueCurrency }

/** Why the answer to an order must not be shown; null: it is what was ordered. */
export function creationFault(
  order: ProviderOrder,
  created: CreatedOrder,
  currencies: OrderCurrencies,
  now: number,
): CreationFault | null {
  if (created.ref.id.trim() === '') return 'id'
  if (!areAmountsKept(order, created)) return 'amount'
  if (!canReceive(order, created, currencies)) return 'deposit_address'
  if (!isMemoRight(order.from, created.depositExtraId, currencies.from)) return 'memo'
  if (!isEchoed(order, created, currencies.to.network)) return 'echo'
  return isDeadlineSane(created.validUntil, now) ? null : 'deadline'
}

function areAmountsKept({ fixed, expectedFrom, expectedTo }: ProviderOrder, created: CreatedOrder): boolean {
  const tolerance = fixed ? '0' : FLOATING_TOLERANCE
  return (
    isNear(created.amountFrom, expectedFrom, tolerance) && isNear(created.amountTo, expectedTo, tolerance)
  )
}

function isNear(amount: string, expected: string, tolerance: string): boolean {
  if (!isAmount(amount) || isZero(amount)) return false
  return new Big(amount).minus(expected).abs().lte(new Big(expected).times(tolerance))
}

function canReceive(
  { addressTo, refundAddress }: ProviderOrder,
  { depositAddress }: CreatedOrder,
  { from, to }: OrderCurrencies,
): boolean {
  const { network } = from
  const verdict = checkRecipient(from, depositAddress)
  if (verdict === 'invalid' || (verdict === 'warn' && checkAddress(network, depositAddress) !== 'unknown'))
    return false
  if (isUnowned(network, depositAddress, catalogue())) return false
  const visitors = [to.network === network ? addressTo : null, refundAddress]
  return !visitors.some((address) => address !== null && isSameAddress(network, address, depositAddress))
}

function isMemoRight(asset: ProviderAsset, extraId: string | null, currency: CatalogueCurrency): boolean {
  if (extraId === null) return asset.memo !== 'required'
  return asset.memo !== 'none' && currency.has_extra_id && extraId.trim() !== ''
}

function isEchoed(order: ProviderOrder, { echo }: CreatedOrder, networkTo: string): boolean {
  const { addressTo, extraIdTo, from, to } = echo
  if (addressTo !== null && !isSameAddress(networkTo, addressTo, order.addressTo)) return false
  // Who repeats the address repeats the extra id too: one that was dropped would cost the payout.
  const isRepeated = addressTo !== null || extraIdTo !== null
  if (isRepeated && (extraIdTo || null) !== order.extraIdTo) return false
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
