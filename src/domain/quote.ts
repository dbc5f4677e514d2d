/** What a visitor asks the price of. Every field counts: a quote belongs to exactly one question (field-notes B8). */
export type QuoteQuestion = {
  tickerFrom: string
  networkFrom: string
  tickerTo: string
  networkTo: string
  /** Decimal string in units of the from-currency, or of the to-currency when `reverse`. */
  amount: string
  /** The visitor typed what he wants to get; the estimate is then what he must send. */
  reverse: boolean
  fixed: boolean
}

/** Limits in units of the currency whose amount was typed; `max` null means no upper limit. */
export type Range = { min: string; max: string | null }

export type Estimate = Range & {
  /** The other side's amount, rounded to its currency's precision: a deposit up, a payout down. */
  estimate: string
  /** Only for a fixed rate: the id to create the exchange with, and until when (ISO 8601, UTC) it holds. */
  rateId: string | null
  validUntil: string | null
  /** Network fee of the payout, in units of the to-currency, already taken off the estimate. */
  networkFee: string
  /** Usual minutes, as `5-30`. */
  speed: string
}

/** One text for one question, so that an answer can be held against the input it was asked for. */
export const quoteKey = (question: QuoteQuestion) =>
  [
    question.tickerFrom,
    question.networkFrom,
    question.tickerTo,
    question.networkTo,
    question.amount,
    question.reverse ? 'reverse' : 'direct',
    question.fixed ? 'fixed' : 'floating',
  ].join('|')
