import { fetchEstimate, fetchRange } from '@/api/estimates'
import { amountAbove } from '@/domain/amount'
import { tickerOf, type Currency } from '@/domain/currency'
import type { PreloadedState } from '@/store/preloadedState'

export async function loadFirstQuote(
  from: Currency,
  to: Currency,
  given?: string,
): Promise<Pick<PreloadedState, 'draft' | 'quote'>> {
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
    const amount = given ?? amountAbove((await fetchRange(pair)).min)
    const request = { ...pair, amount }
    const estimate = await fetchEstimate(request)
    return { draft: { ...draft, amount }, quote: { request, estimate, at: new Date().toISOString() } }
  } catch {
    // The form refetches in the browser and shows why it cannot be quoted.
    return { draft }
  }
}
