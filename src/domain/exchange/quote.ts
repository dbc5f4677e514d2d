/** A quote belongs to exactly one request, so every field counts (field-notes B8). */
export type QuoteRequest = {
  tickerFrom: string
  networkFrom: string
  tickerTo: string
  networkTo: string
  /** Decimal string in units of the from-currency, or of the to-currency when `reverse`. */
  amount: string
  reverse: boolean
  fixed: boolean
}

/** One text for one request, so that a response can be matched with its input. */
export const quoteKey = (request: QuoteRequest) =>
  [
    request.tickerFrom,
    request.networkFrom,
    request.tickerTo,
    request.networkTo,
    request.amount,
    request.reverse ? 'reverse' : 'direct',
    request.fixed ? 'fixed' : 'floating',
  ].join('|')
