/** The five states of the way forward, in their order, then the four beside it (field-notes C6). */
export const PROGRESS_STATUSES = ['waiting', 'confirming', 'exchanging', 'sending', 'finished'] as const
export const SIDE_STATUSES = ['verifying', 'expired', 'failed', 'refunded'] as const
export type ExchangeStatus = (typeof PROGRESS_STATUSES)[number] | (typeof SIDE_STATUSES)[number]

export const EXCHANGE_ACTIONS = ['refund', 'continue'] as const
export type ExchangeActionName = (typeof EXCHANGE_ACTIONS)[number]

/** Why an exchange stands in `verifying` or `failed` and waits for a person's choice. */
export type ExchangeIssue = 'deposit_too_small' | 'deposit_too_large' | 'deposit_late'

/** One exchange as GET /api/v3/exchanges-new/{publicId} tells it. Amounts are decimal strings, times ISO 8601 in UTC. */
export type Exchange = {
  publicId: string
  type: 'fixed' | 'floating'
  status: ExchangeStatus
  createdAt: string
  updatedAt: string
  /** Until when the deposit may arrive. */
  validUntil: string
  /** The server's clock when it answered: a countdown is counted from it, not from the visitor's clock. */
  serverTime: string
  tickerFrom: string
  networkFrom: string
  tickerTo: string
  networkTo: string
  /** Null until the deposit has been seen. */
  amountFrom: string | null
  expectedAmountFrom: string
  /** Null until the payout has been sent. */
  amountTo: string | null
  expectedAmountTo: string
  extendedInfo: {
    /** Where the visitor sends his deposit. */
    addressFrom: string
    extraIdFrom: string | null
    /** Where the visitor receives. */
    addressTo: string
    extraIdTo: string | null
    userRefundAddress: string | null
    userRefundExtraId: string | null
    txFrom: string | null
    txTo: string | null
    refundTx: string | null
    confirmations: number
    confirmationsNeeded: number
  }
  issue: ExchangeIssue | null
  /** What a person may do now. */
  actions: ExchangeActionName[]
}

/** A line of the public list of finished exchanges: never an address. */
export type LastExchange = {
  tickerFrom: string
  networkFrom: string
  tickerTo: string
  networkTo: string
  amountFrom: string
  amountTo: string
  finishedAt: string
}

/** What POST /api/v4/exchanges-new takes. */
export type ExchangeOrder = {
  tickerFrom: string
  networkFrom: string
  tickerTo: string
  networkTo: string
  amount: string
  reverse: boolean
  fixed: boolean
  rateId: string | null
  addressTo: string
  extraIdTo: string
  /** The ticks «my wallet needs none». */
  notProvideMemo: boolean
  notProvideRefundMemo: boolean
  userRefundAddress: string
  userRefundExtraId: string
  unregEmail: string
  referral: string | null
  source: string | null
  medium: string | null
  campaign: string | null
  firstPage: string | null
}

/** The sandbox's deposits: how much arrives, and when. `expire` lets the deadline pass with no deposit at all. */
export const SANDBOX_DEPOSITS = ['full', 'too_small', 'too_large', 'late', 'expire'] as const
export type SandboxDeposit = (typeof SANDBOX_DEPOSITS)[number]

/** Something is still to come; the history of an account calls them open. */
export const OPEN_STATUSES: readonly ExchangeStatus[] = [
  'waiting',
  'confirming',
  'exchanging',
  'sending',
  'verifying',
]

/** Nothing happens any more by itself. `expired` is not among them: a late deposit may still arrive. */
export const SETTLED_STATUSES: readonly ExchangeStatus[] = ['finished', 'refunded']
