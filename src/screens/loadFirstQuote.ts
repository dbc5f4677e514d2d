import { fetchEstimate, fetchRange } from '@/api/quotes'
import { loadCatalogue } from '@/api/loadCatalogue'
import { fetchPrices } from '@/api/markets'
import { amountAbove, isLess } from '@/domain/money/amount'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { SERVED_FIATS } from '@/domain/money/displayFiat'
import type { MarketPrices } from '@/domain/market/market'
import { firstAmount } from '@/domain/money/worth'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { isApiFailure } from '@/domain/text/failure'
import { oncePerList } from '@/domain/text/oncePerList'
import type { PreloadedState } from '@/store/preloadedState'

type FirstQuote = Pick<PreloadedState, 'draft' | 'quote' | 'prices'>

/** `chosen`: the operator's amount in units of `from`; `market`: what `fetchMarket` gives, if it was requested already. */
type Given = { chosen?: string; market?: Promise<MarketPrices | null> }

export async function loadFirstQuote(from: Currency, to: Currency, given: Given = {}): Promise<FirstQuote> {
  const { chosen, market = fetchMarket(from, to) } = given
  const pair = {
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
    reverse: false,
    fixed: false,
  }
  const draft = { from: from.symbol, to: to.symbol }
  try {
    const prices = await market.then((known) => known && pricesOf(known))
    const price = prices?.prices[from.symbol]
    const wanted = chosen ?? (price ? firstAmount(price, from.fullInfo.precision) : null)
    const quote = await quoteAbout(pair, wanted)
    return { draft: { ...draft, amount: quote.request.amount }, quote, ...(prices && { prices }) }
  } catch {
    // The form refetches, and shows why there is no quote.
    return { draft }
  }
}

/** Of the amount that is wanted, or of one just above the pair's minimum. @throws ApiFailure */
async function quoteAbout(pair: Omit<QuoteRequest, 'amount'>, wanted: string | null) {
  const quoteOf = async (amount: string) => {
    const request = { ...pair, amount }
    return { request, estimate: await fetchEstimate(request), at: new Date().toISOString() }
  }
  const quoteAboveMin = async (refused?: unknown) => {
    const { min } = await fetchRange(pair)
    if (wanted !== null && !isLess(wanted, min)) throw refused
    return quoteOf(amountAbove(min))
  }
  if (wanted === null) return quoteAboveMin()
  // Rarely below the minimum, which is therefore requested only then.
  return quoteOf(wanted).catch((error: unknown) => {
    if (isApiFailure(error) && error.failure.kind === 'refused') return quoteAboveMin(error)
    throw error
  })
}

const servedFiats = oncePerList((currencies: readonly Currency[]) =>
  currencies.filter(({ symbol, isFiat }) => isFiat && SERVED_FIATS.includes(symbol)),
)

/** Of these and of the fiats that amounts are shown in; null where the back end has no market. */
export async function fetchMarket(...sides: Currency[]): Promise<MarketPrices | null> {
  try {
    const { currencies } = await loadCatalogue()
    const symbols = new Set([...sides, ...servedFiats(currencies)].map(({ symbol }) => symbol))
    return await fetchPrices([...symbols])
  } catch {
    return null
  }
}

export const pricesOf = (market: MarketPrices) => ({
  prices: Object.fromEntries(Object.entries(market).map(([symbol, { priceUsd }]) => [symbol, priceUsd])),
  at: new Date().toISOString(),
})
