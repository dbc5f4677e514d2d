import type { ApiErrorCode } from '@/domain/text/apiError'
import type { InvoiceFault } from '@/domain/address/lightningInvoice'
import { isEnsName, takesEnsNames } from '@/domain/address/ensName'
import type { Currency } from '@/domain/currency/currency'
import { extraIdFault } from './extraIdFault'

/** `warn`: not certain. `unowned`: well written, but nobody could spend what is sent there. */
export type AddressVerdict = 'valid' | 'invalid' | 'warn' | 'unowned'

type Recipient = {
  address: string
  extraId: string
  needsNoExtraId: boolean
  verdict: AddressVerdict | null
  /** The id inside the address; null where the address needs none, undefined where it does not say. */
  carried?: string | null | undefined
  invoice?: InvoiceFault | null
}

export type RecipientField =
  | 'addressTo'
  | 'extraIdTo'
  | 'userRefundAddress'
  | 'userRefundExtraId'
  /** Of orders of ramps alone. */
  | 'owner'
  | 'unregEmail'
/** `name_unchosen`: a name whose address is yet to be confirmed. */
export type RecipientProblem =
  | ApiErrorCode
  | 'address_required'
  | 'address_unowned'
  | 'address_deposit'
  /** Beside an address that holds one itself, or that needs none. */
  | 'extra_id_conflict'
  | 'extra_id_unneeded'
  | 'name_unchosen'
  /** The ramp wants a message signed by the wallet of the address. */
  | 'wallet_required'
export type RecipientProblems = Partial<Record<RecipientField, RecipientProblem>>

export function recipientProblems(
  to: { currency: Currency } & Recipient,
  refund: { currency: Currency; isRequired?: boolean } & Recipient,
): RecipientProblems {
  const problems: RecipientProblems = {}
  if (!to.address) problems.addressTo = 'address_required'
  else if (to.verdict === 'invalid') problems.addressTo = isName(to) ? 'name_unchosen' : 'address_invalid'
  else if (to.verdict === 'unowned') problems.addressTo = 'address_unowned'
  else if (to.invoice) problems.addressTo = to.invoice
  const toExtra = extraIdProblem(to)
  if (toExtra) problems.extraIdTo = toExtra

  if (refund.address) return { ...problems, ...refundProblems(refund) }
  return refund.isRequired ? { ...problems, userRefundAddress: 'refund_address_required' } : problems
}

const isName = ({ currency, address }: { currency: Currency } & Recipient) =>
  takesEnsNames(currency.network) && isEnsName(address)

export function refundProblems(refund: { currency: Currency } & Recipient): RecipientProblems {
  const problems: RecipientProblems = {}
  if (refund.verdict === 'invalid')
    problems.userRefundAddress = isName(refund) ? 'name_unchosen' : 'refund_address_invalid'
  else if (refund.verdict === 'unowned') problems.userRefundAddress = 'address_unowned'
  else if (refund.invoice) problems.userRefundAddress = refund.invoice
  const extraId = extraIdProblem(refund)
  if (extraId) problems.userRefundExtraId = REFUND_PROBLEMS[extraId] ?? extraId
  return problems
}

const REFUND_PROBLEMS: Partial<Record<RecipientProblem, RecipientProblem>> = {
  extra_id_required: 'refund_extra_id_required',
  extra_id_invalid: 'refund_extra_id_invalid',
}

function extraIdProblem({ needsNoExtraId, ...entry }: { currency: Currency } & Recipient) {
  const { carried } = entry
  switch (extraIdFault({ ...entry, needsNone: needsNoExtraId, carried })) {
    case 'required':
      return 'extra_id_required'
    case 'invalid':
      return 'extra_id_invalid'
    case 'conflict':
      return carried === null ? 'extra_id_unneeded' : 'extra_id_conflict'
    case 'unknown':
    // Of the pair before; it has no field and is not sent.
    // falls through
    case null:
      return null
  }
}
