import { fetchLastExchanges } from '@/api/exchanges'
import { fetchHistory } from '@/api/markets'
import { fetchPairStatistics } from '@/api/pageData'
import { fetchRange } from '@/api/quotes'
import { capabilities } from '@/config/capabilities'
import type { PairRecord } from '@/contract/pairStatistics'
import { tokenUrl } from '@/domain/address/explorer'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { pairHistory } from '@/domain/market/pairHistory'
import { pairTickers } from '@/features/curatedLinks/linkedCurrency'
import type { Limits, PairFactsData, SideFacts } from '@/features/pairFacts/pairFactsData'
import type { loadFirstQuote } from './loadFirstQuote'

const LAST = 3

/** Of what the back end knows; a call that fails or does not exist there leaves its part out. */
export async function loadPairFacts(
  from: Currency,
  to: Currency,
  { quote }: Awaited<ReturnType<typeof loadFirstQuote>>,
): Promise<PairFactsData> {
  const [ofFrom, ofTo, exchanges, measured, fixedLimits] = await Promise.all([
    fetchHistory(from.symbol, '30d').catch(() => []),
    fetchHistory(to.symbol, '30d').catch(() => []),
    fetchLastExchanges().catch(() => []),
    fetchPairStatistics(),
    loadFixedLimits(from, to),
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
    fixedLimits,
    minutes: measured.find(isOfPair)?.minutes ?? null,
    last: exchanges
      .filter(isOfPair)
      .slice(0, LAST)
      .map(({ amountFrom, amountTo, finishedAt }) => ({ amountFrom, amountTo, finishedAt })),
  }
}

const sideOf = (currency: Currency, ticker: string): SideFacts => ({
  ticker,
  network: currency.isFiat ? '' : currency.fullInfo.network_name,
  extraId: currency.has_extra_id ? currency.extra_id : '',
  confirmations: Number(currency.confirmations_from) || null,
  contract: currency.fullInfo.contract_address,
  explorer: tokenUrl(currency),
})

/** Null where no fixed rate is offered, or the back end cannot say now. */
async function loadFixedLimits(from: Currency, to: Currency): Promise<Limits | null> {
  const isFixed = [from, to].every(({ isFiat, fullInfo }) => !isFiat && fullInfo.isFixedRateEnabled)
  if (!isFixed || !capabilities().fixedRates) return null
  const pair = {
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
  }
  return fetchRange({ ...pair, reverse: false, fixed: true }).catch(() => null)
}
