import type { ApiErrorCode } from '@/domain/text/apiError'
import { isEnsName, takesEnsNames } from '@/domain/address/ensName'
import type { Currency } from '@/domain/currency/currency'

/** `warn`: not certain. `unowned`: well written, but nobody could spend what is sent there. */
export type AddressVerdict = 'valid' | 'invalid' | 'warn' | 'unowned'

type Recipient = {
  address: string
  extraId: string
  needsNoExtraId: boolean
  verdict: AddressVerdict | null
}

export type RecipientField = 'addressTo' | 'extraIdTo' | 'userRefundAddress' | 'userRefundExtraId'
/** `name_unchosen`: a name whose address is yet to be confirmed. */
export type RecipientProblem =
  | ApiErrorCode
  | 'address_required'
  | 'address_unowned'
  | 'address_deposit'
  | 'name_unchosen'
export type RecipientProblems = Partial<Record<RecipientField, RecipientProblem>>

export function recipientProblems(
  to: { currency: Currency } & Recipient,
  refund: { currency: Currency; isRequired?: boolean } & Recipient,
): RecipientProblems {
  const problems: RecipientProblems = {}
  if (!to.address) problems.addressTo = 'address_required'
  else if (to.verdict === 'invalid') problems.addressTo = isName(to) ? 'name_unchosen' : 'address_invalid'
  else if (to.verdict === 'unowned') problems.addressTo = 'address_unowned'
  const toExtra = extraIdProblem(to)
  if (toExtra) problems.extraIdTo = toExtra === 'required' ? 'extra_id_required' : 'extra_id_invalid'

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
  const extraId = extraIdProblem(refund)
  if (extraId) {
    problems.userRefundExtraId =
      extraId === 'required' ? 'refund_extra_id_required' : 'refund_extra_id_invalid'
  }
  return problems
}

function extraIdProblem({ currency, extraId, needsNoExtraId }: { currency: Currency } & Recipient) {
  if (!currency.has_extra_id || needsNoExtraId) return null
  if (!extraId) return 'required'
  return fits(extraId, currency.validation_extra) ? null : 'invalid'
}

function fits(text: string, pattern: string | null): boolean {
  try {
    return !pattern || new RegExp(pattern).test(text)
  } catch {
    // An invalid pattern refuses nothing; the back end decides.
    return true
  }
}
