import type { ApiErrorCode } from '@/domain/text/apiError'
import { checkRecipient } from '@/domain/address/checkRecipient'
import { isTokenContract } from '@/domain/address/isTokenContract'
import { plainAddress } from '@/domain/address/plainAddress'
import { catalogue, type CatalogueCurrency } from '@/server/currencies/catalogue'
import type { FieldErrors } from '@/server/api/validationError'

export type Destination = {
  currency: CatalogueCurrency
  address: string
  extraId: string
  /** The visitor declared that the wallet needs no extra id. */
  withoutExtraId: boolean
  names: {
    address: string
    extraId: string
    codes: { address: ApiErrorCode; extraId: ApiErrorCode; extraIdRequired: ApiErrorCode }
  }
}

export const PAYOUT_CODES = {
  address: 'address_invalid',
  extraId: 'extra_id_invalid',
  extraIdRequired: 'extra_id_required',
} as const

export const REFUND_CODES = {
  address: 'refund_address_invalid',
  extraId: 'refund_extra_id_invalid',
  extraIdRequired: 'refund_extra_id_required',
} as const

/** Characters; the longest memo of any chain we know is shorter, and a pattern must not be fed more. */
const EXTRA_ID_LIMIT = 256

export function checkDestination(destination: Destination): FieldErrors {
  const { currency, address, names } = destination
  const fields: FieldErrors = {}
  const description = addressFault(currency, address)
  if (description) fields[names.address] = { code: names.codes.address, description }
  const extraId = checkExtraId(destination)
  if (extraId) fields[names.extraId] = extraId
  return fields
}

function addressFault(currency: CatalogueCurrency, address: string): string | null {
  const { network, name, fullInfo } = currency
  const verdict = address ? checkRecipient(currency, address) : 'invalid'
  if (verdict === 'invalid')
    return `Not an address of ${name} on ${fullInfo.network_name || 'a bank account'}.`
  if (verdict === 'unowned')
    return 'An address that nobody owns, or that anybody could spend from: what is sent there would be lost.'
  return isTokenContract(network, plainAddress(network, address), catalogue())
    ? 'The contract or the issuer of a token: nobody could spend what is sent there.'
    : null
}

function checkExtraId({ currency, extraId, withoutExtraId, names }: Destination) {
  const label = currency.extra_id || 'extra id'
  if (!extraId) {
    if (!currency.has_extra_id || withoutExtraId) return null
    return { code: names.codes.extraIdRequired, description: `${currency.name} needs a ${label}.` }
  }
  if (!currency.has_extra_id) {
    return { code: names.codes.extraId, description: `${currency.name} knows no extra id.` }
  }
  if (matches(currency.validation_extra, extraId)) return null
  return { code: names.codes.extraId, description: `Not a ${label} of ${currency.name}.` }
}

function matches(pattern: string | null, extraId: string): boolean {
  if (extraId.length > EXTRA_ID_LIMIT) return false
  if (pattern === null) return true
  try {
    return new RegExp(pattern).test(extraId)
  } catch {
    // An invalid pattern refuses nothing.
    return true
  }
}
