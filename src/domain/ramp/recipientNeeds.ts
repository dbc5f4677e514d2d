import type { RecipientProblem, RecipientProblems } from '@/domain/exchange/recipientProblems'
import type { AccountOwner } from './accountOwner'
import type { RampDirection, RampNeed } from './ramp'

export type RecipientNeeds = {
  direction: RampDirection
  /** The form of the coins' recipient, or of the account of a sale. */
  hasPayout: boolean
  /** Of a purchase: the account that pays; of a sale: where coins come back. */
  hasRefund: boolean
  isRefundRequired: boolean
  owner: boolean
  email: boolean
  signature: boolean
}

/** What its order has to name. The account of a sale that is not needed is entered at the ramp's own page. */
export function recipientNeeds(direction: RampDirection, needs: readonly RampNeed[]): RecipientNeeds {
  const isPurchase = direction === 'buy'
  const hasAccount = needs.includes('iban')
  return {
    direction,
    hasPayout: isPurchase || hasAccount,
    hasRefund: !isPurchase || hasAccount,
    isRefundRequired: isPurchase ? hasAccount : needs.includes('refund_address') || needs.includes('address'),
    owner: needs.includes('owner'),
    email: needs.includes('email'),
    signature: isPurchase && needs.includes('signature'),
  }
}

type Given = {
  owner: AccountOwner
  email: string
  addressTo: string
  /** Of the connected wallets. */
  accounts: readonly string[]
}

/** `judged`: as an exchange of coins would be. */
export function rampProblems(needs: RecipientNeeds, judged: RecipientProblems, given: Given) {
  const problems: RecipientProblems = { ...judged }
  if (!needs.hasPayout) {
    delete problems.addressTo
    delete problems.extraIdTo
  }
  if (!needs.hasRefund) {
    delete problems.userRefundAddress
    delete problems.userRefundExtraId
  }
  if (needs.direction === 'buy' && problems.userRefundAddress) problems.userRefundAddress = 'account_invalid'
  if (needs.signature && !problems.addressTo && !isOwn(given)) problems.addressTo = 'wallet_required'
  if (needs.owner && Object.values(given.owner).some((part) => part.trim() === ''))
    problems.owner = 'account_owner_invalid'
  const email = emailProblem(given.email, needs.email)
  if (email) problems.unregEmail = email
  return problems
}

const isOwn = ({ addressTo, accounts }: Given) =>
  accounts.some((account) => account.toLowerCase() === addressTo.trim().toLowerCase())

const emailProblem = (email: string, isNeeded: boolean): RecipientProblem | null =>
  isNeeded && !/^\S+@\S+\.\S+$/.test(email.trim()) ? 'email_invalid' : null
