import { fetchEstimate, fetchRange } from '@/api/quotes'
import { loadCatalogue } from '@/api/loadCatalogue'
import { fetchPrices } from '@/api/markets'
import { amountAbove, isLess } from '@/domain/money/amount'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { SERVED_FIATS } from '@/domain/money/displayFiat'
import type { MarketPrices } from '@/domain/market/market'
import { firstAmount } from '@/domain/money/worth'
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
  const known = market.then((prices) => prices && pricesOf(prices))
  try {
    const [prices, { min }] = await Promise.all([known, fetchRange(pair)])
    const price = prices?.prices[from.symbol]
    const sensible = chosen ?? (price ? firstAmount(price, from.fullInfo.precision) : null)
    const amount = sensible && !isLess(sensible, min) ? sensible : amountAbove(min)
    const request = { ...pair, amount }
    const estimate = await fetchEstimate(request)
    return {
      draft: { ...draft, amount },
      quote: { request, estimate, at: new Date().toISOString() },
      ...(prices && { prices }),
    }
  } catch {
    // The form refetches, and shows why there is no quote.
    return { draft }
  }
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

const pricesOf = (market: MarketPrices) => ({
  prices: Object.fromEntries(Object.entries(market).map(([symbol, { priceUsd }]) => [symbol, priceUsd])),
  at: new Date().toISOString(),
})
