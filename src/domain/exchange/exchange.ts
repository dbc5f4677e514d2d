/** In their order (R39). `creating`: a provider has the request and nothing can be paid yet; a client
 * that does not know the word shows a check in progress, without an address. */
export const PROGRESS_STATUSES = ['waiting', 'confirming', 'exchanging', 'sending', 'finished'] as const
export const SIDE_STATUSES = ['creating', 'verifying', 'expired', 'failed', 'refunded'] as const
export type ExchangeStatus = (typeof PROGRESS_STATUSES)[number] | (typeof SIDE_STATUSES)[number]

export const EXCHANGE_ACTIONS = ['refund', 'continue'] as const
export type ExchangeActionName = (typeof EXCHANGE_ACTIONS)[number]

export const EXCHANGE_ISSUES = [
  'deposit_too_small',
  'deposit_too_large',
  'deposit_late',
  'provider_status_unknown',
  /** The provider checks the order, or waits for a decision that it has no API for. */
  'provider_review',
  /** No order could be made, or nobody knows: no address was shown, so nothing was sent. */
  'creation_unknown',
  /** The provider's answer was not what had been ordered, so its address was never shown. */
  'creation_mismatch',
  /** The provider has made the order at another amount than the quoted one; its owner accepts it or declines. */
  'amount_changed',
  /** The owner declined that amount, or nobody decided in time. No address was shown, so nothing was sent. */
  'amount_declined',
  'amount_undecided',
  /** On hold before anything was made at a provider: staff release it or refuse it. No address is shown before. */
  'under_review',
  'review_denied',
] as const
export type ExchangeIssue = (typeof EXCHANGE_ISSUES)[number]

/** By what its owner proves to be the one: the secret that came with its creation, or the sign-in of its customer. */
export const OWNER_PROOFS = ['secret', 'customer'] as const

export const SANDBOX_DEPOSITS = ['full', 'too_small', 'too_large', 'late', 'expire'] as const
export type SandboxDeposit = (typeof SANDBOX_DEPOSITS)[number]

/** Something is still to come; the history of an account calls them open. */
export const OPEN_STATUSES: readonly ExchangeStatus[] = [
  'creating',
  'waiting',
  'confirming',
  'exchanging',
  'sending',
  'verifying',
]

export const ENDED_STATUSES: readonly ExchangeStatus[] = ['finished', 'failed', 'expired', 'refunded']

export const UNPAID_STATUSES: readonly ExchangeStatus[] = ['failed', 'refunded', 'expired']

export const SETTLED_STATUSES: readonly ExchangeStatus[] = ['finished', 'refunded']
