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
