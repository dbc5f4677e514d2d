import { fetchEstimate, fetchRange } from '@/api/quotes'
import { loadCatalogue } from '@/api/loadCatalogue'
import { fetchPrices } from '@/api/markets'
import { amountAbove, isLess } from '@/domain/money/amount'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { SERVED_FIATS } from '@/domain/money/displayFiat'
import { firstAmount } from '@/domain/money/worth'
import { oncePerList } from '@/domain/text/oncePerList'
import type { PreloadedState } from '@/store/preloadedState'

type FirstQuote = Pick<PreloadedState, 'draft' | 'quote' | 'prices'>

/** @param chosen the operator's amount in units of `from` */
export async function loadFirstQuote(from: Currency, to: Currency, chosen?: string): Promise<FirstQuote> {
  const pair = {
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
    reverse: false,
    fixed: false,
  }
  const draft = { from: from.symbol, to: to.symbol }
  const known = pricesOf(from, to)
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

/** Null where the back end has no market. */
async function pricesOf(from: Currency, to: Currency): Promise<FirstQuote['prices'] | null> {
  try {
    const { currencies } = await loadCatalogue()
    const symbols = new Set([from, to, ...servedFiats(currencies)].map(({ symbol }) => symbol))
    const prices = Object.entries(await fetchPrices([...symbols]))
    return {
      prices: Object.fromEntries(prices.map(([symbol, { priceUsd }]) => [symbol, priceUsd])),
      at: new Date().toISOString(),
    }
  } catch {
    return null
  }
}
