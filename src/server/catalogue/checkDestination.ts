import type { ApiErrorCode } from '@/domain/text/apiError'
import { decodeAddress } from '@/domain/address/addressForms'
import { checkRecipient } from '@/domain/address/checkRecipient'
import { isTokenContract } from '@/domain/address/isTokenContract'
import {
  type InvoiceFault,
  invoiceFault,
  type InvoicePayment,
  lightningInvoice,
} from '@/domain/address/lightningInvoice'
import { plainAddress } from '@/domain/address/plainAddress'
import { extraIdFault } from '@/domain/exchange/extraIdFault'
import { catalogue, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { FieldErrors } from '@/server/kernel/validationError'

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

/** Of an address of Lightning; `payment`: null where the amount is not known yet. */
export function invoiceError(
  { network }: CatalogueCurrency,
  address: string,
  payment: InvoicePayment | null,
  at: number,
): FieldErrors[string] | null {
  const invoice = network === 'lightning' ? lightningInvoice(address) : null
  const code = invoice && invoiceFault(invoice, payment, at)
  return code && { code, description: `This invoice ${INVOICE_FAULTS[code](invoice.amountBtc)}.` }
}

const INVOICE_FAULTS: Record<InvoiceFault, (amountBtc: string | null) => string> = {
  invoice_expired: () => 'has expired',
  invoice_amount: (amountBtc) => `is over ${amountBtc} BTC, which is not what is paid out`,
  invoice_floating: (amountBtc) => `is over ${amountBtc} BTC, and a floating rate pays out what it comes to`,
}

function checkExtraId({ currency, address, extraId, withoutExtraId, names }: Destination) {
  const { name, network, extra_id } = currency
  const label = extra_id || 'extra id'
  const carried = decodeAddress(network, address)?.extraId
  const fault = extraIdFault({ currency, extraId, needsNone: withoutExtraId, carried })
  const { extraId: code, extraIdRequired } = names.codes
  switch (fault) {
    case null:
      return null
    case 'required':
      return { code: extraIdRequired, description: `${name} needs a ${label}.` }
    case 'unknown':
      return { code, description: `${name} knows no extra id.` }
    case 'conflict': {
      const inside = carried === null ? `needs no ${label}` : `holds the ${label} ${carried} itself`
      return { code, description: `The address ${inside}; another one beside it contradicts it.` }
    }
    case 'invalid':
      return { code, description: `Not a ${label} of ${name}.` }
  }
}
