import { fetchLastExchanges } from '@/api/exchanges'
import { fetchHistory } from '@/api/markets'
import { fetchPairStatistics } from '@/api/pageData'
import type { PairRecord } from '@/contract/pairStatistics'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { pairHistory } from '@/domain/market/pairHistory'
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
  return {
    from: sideOf(from),
    to: sideOf(to),
    history: pairHistory(ofFrom, ofTo),
    limits: quote ? { min: quote.estimate.min, max: quote.estimate.max } : null,
    minutes: measured.find(isOfPair)?.minutes ?? null,
    last: exchanges
      .filter(isOfPair)
      .slice(0, LAST)
      .map(({ amountFrom, amountTo, finishedAt }) => ({ amountFrom, amountTo, finishedAt })),
  }
}

const sideOf = ({ symbolFront, isFiat, fullInfo, has_extra_id, extra_id }: Currency): SideFacts => ({
  ticker: symbolFront,
  network: isFiat ? '' : fullInfo.network_name,
  extraId: has_extra_id ? extra_id : '',
})
