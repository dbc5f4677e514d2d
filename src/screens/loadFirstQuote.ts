import { fetchEstimate, fetchRange } from '@/api/estimates'
import { amountAbove } from '@/domain/amount'
import { tickerOf, type Currency } from '@/domain/currency'
import type { PageFacts } from '@/store/pageFacts'

/** The quote a page is served with; without a given amount a comfortable one. None when the back end refuses the pair. */
export async function loadFirstQuote(
  from: Currency,
  to: Currency,
  given?: string,
): Promise<Pick<PageFacts, 'draft' | 'quote'>> {
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
    const question = { ...pair, amount }
    const estimate = await fetchEstimate(question)
    return { draft: { ...draft, amount }, quote: { question, estimate, at: new Date().toISOString() } }
  } catch {
    // The form asks again in the browser and tells there why it cannot be quoted.
    return { draft }
  }
}
