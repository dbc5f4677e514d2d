import type { NetworkTerms, quotes } from '@/contract/quotes'
import { MAX_TICKERS } from '@/contract/quotes'
import { tickerOf } from '@/domain/currency/currency'
import { catalogue, type CatalogueCurrency, findByTicker } from '@/server/catalogue/catalogue'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'
import { market } from '@/server/market/market'
import type { Pair } from '@/server/market/seenTerms'

export const getNetworkTerms: ApiHandler<typeof quotes.networks> = async ({ query }) => {
  const { side, fixed } = query
  const other = findByTicker(query.ticker, query.network)
  if (!other) {
    const description = 'There is no such currency on this network.'
    throw validationError({ ticker: { code: 'currency_unknown', description } })
  }
  const current = market()
  await current.ready()
  const coins = coinsOf(query.tickers).filter((coin) => {
    const { from, to } = pairOf(coin, other, side)
    return current.isPairAvailable(from, to, fixed)
  })
  const terms = await current.networkTerms(
    coins.map((coin) => pairOf(coin, other, side)),
    fixed,
    Date.now(),
  )
  return {
    result: coins.map(({ symbol }, at): NetworkTerms => {
      const { min = null, networkFee = null, speed = '' } = terms[at] ?? {}
      // The fee of a payout says nothing of the network that the deposit comes by.
      return { symbol, min, networkFee: side === 'to' ? networkFee : null, speed }
    }),
  }
}

function coinsOf(tickers: string): CatalogueCurrency[] {
  const wanted = new Set(tickers.toLowerCase().split(',').slice(0, MAX_TICKERS))
  return catalogue().filter((currency) => !currency.isFiat && wanted.has(tickerOf(currency)))
}

const pairOf = (coin: CatalogueCurrency, other: CatalogueCurrency, side: 'from' | 'to'): Pair =>
  side === 'from' ? { from: coin, to: other } : { from: other, to: coin }
