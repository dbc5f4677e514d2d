import type { CoinLine } from '@/features/coins/CoinLine'

/** A coin of one network, named by its symbol. */
export const aLine = (
  symbol: string,
  priceUsd: string,
  dailyChange: string,
  changes: Partial<CoinLine> = {},
): CoinLine => ({
  url: symbol,
  ticker: symbol.toUpperCase(),
  name: symbol.toUpperCase(),
  image: `/coins/${symbol}.svg`,
  symbols: [symbol],
  isStable: false,
  isNew: false,
  price: { priceUsd, dailyChange },
  week: ['1', '2'],
  ...changes,
})
