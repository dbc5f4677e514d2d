import type { RecipientProblem } from '@/domain/exchange/recipientProblems'
import type { Translate } from '@/i18n/translate'

const OWN_SENTENCES: readonly RecipientProblem[] = [
  'address_required',
  'address_unowned',
  'address_deposit',
  'invoice_amount',
  'invoice_floating',
  'invoice_expired',
  'name_unchosen',
  'wallet_required',
]

/** Of money these are about a bank account. */
const ACCOUNT_PROBLEMS: readonly RecipientProblem[] = ['address_invalid', 'refund_address_invalid']

/** `guess`: the network it looks like an address of; `network`: its own, empty for a bank account. */
type Found = { isMistyped: boolean; guess: string | undefined; network: string }

/** `t` of the texts `exchange` and `reusable`. */
export function addressErrorText(t: Translate, problem: RecipientProblem, found: Found): string {
  const { isMistyped, guess, network } = found
  const isForeign = !OWN_SENTENCES.includes(problem)
  if (!network && ACCOUNT_PROBLEMS.includes(problem)) return t('recipient.invalidAccount')
  if (isForeign && isMistyped) return t('recipient.mistyped')
  if (isForeign && guess && network) return t('recipient.looksLike', { guess, network })
  return t(`reusable:refusal.${problem}`)
}
