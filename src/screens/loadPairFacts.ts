import { fetchLastExchanges } from '@/api/exchanges'
import { fetchHistory } from '@/api/markets'
import { fetchPairStatistics } from '@/api/pageData'
import type { PairRecord } from '@/contract/pairStatistics'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { pairHistory } from '@/domain/market/pairHistory'
import { pairTickers } from '@/features/curatedLinks/linkedCurrency'
import type { PairFactsData, SideFacts } from '@/features/pairFacts/pairFactsData'
import type { loadFirstQuote } from './loadFirstQuote'

const LAST = 3

/** Of what the back end knows; a call that fails or does not exist there leaves its part out. */
export async function loadPairFacts(
  from: Currency,
  to: Currency,
  { quote }: Awaited<ReturnType<typeof loadFirstQuote>>,
): Promise<PairFactsData> {
  const [ofFrom, ofTo, exchanges, measured] = await Promise.all([
    fetchHistory(from.symbol, '30d').catch(() => []),
    fetchHistory(to.symbol, '30d').catch(() => []),
    fetchLastExchanges().catch(() => []),
    fetchPairStatistics(),
  ])
  const isOfPair = (one: Pick<PairRecord, 'tickerFrom' | 'networkFrom' | 'tickerTo' | 'networkTo'>) =>
    one.tickerFrom === tickerOf(from) &&
    one.networkFrom === from.network &&
    one.tickerTo === tickerOf(to) &&
    one.networkTo === to.network
  const tickers = pairTickers(from, to)
  return {
    from: sideOf(from, tickers.from),
    to: sideOf(to, tickers.to),
    // One coin on two networks is worth the same; its two histories are not of one moment.
    history: tickerOf(from) === tickerOf(to) ? null : pairHistory(ofFrom, ofTo),
    limits: quote ? { min: quote.estimate.min, max: quote.estimate.max } : null,
    minutes: measured.find(isOfPair)?.minutes ?? null,
    last: exchanges
      .filter(isOfPair)
      .slice(0, LAST)
      .map(({ amountFrom, amountTo, finishedAt }) => ({ amountFrom, amountTo, finishedAt })),
  }
}

const sideOf = ({ isFiat, fullInfo, has_extra_id, extra_id }: Currency, ticker: string): SideFacts => ({
  ticker,
  network: isFiat ? '' : fullInfo.network_name,
  extraId: has_extra_id ? extra_id : '',
})
