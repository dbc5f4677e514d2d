import { assetsOf, type Asset } from '@/domain/asset'
import type { Currency } from '@/domain/currency'
import type { MarketRow } from '@/contract/markets'
import type { MarketPrice, MarketPrices } from '@/domain/market'

/** A line of the list of coins. */
export type CoinLine = Pick<Asset, 'url' | 'ticker' | 'name' | 'image'> & {
  /** One per network; its price is asked for by the first, which is the best known. */
  symbols: [string, ...string[]]
  isStable: boolean
  isNew: boolean
  price: MarketPrice | null
  /** Prices of the last seven days, oldest first; none while they are on their way. */
  week: string[]
}

/** The coins of a list of currencies, in its order, with the prices that are known. */
export const coinLines = (currencies: readonly Currency[], prices: MarketPrices): CoinLine[] =>
  assetsOf(currencies).map((asset) => coinLine(asset, prices))

function coinLine({ url, ticker, name, image, currencies }: Asset, prices: MarketPrices): CoinLine {
  const [{ symbol }, ...others] = currencies
  // A back end may tell a price by another of the coin's networks; it is the same price.
  const priced = currencies.find((one) => prices[one.symbol])
  return {
    url,
    ticker,
    name,
    image,
    symbols: [symbol, ...others.map((other) => other.symbol)],
    isStable: currencies.some(({ fullInfo }) => fullInfo.isStable),
    isNew: currencies.some(({ fullInfo }) => fullInfo.isNew),
    price: (priced && prices[priced.symbol]) ?? null,
    week: [],
  }
}

const DIGITS = 4

/** A week as the line needs it: every second point, and no more digits than a line of 32 pixels can show. */
export const shortWeek = ({ sparkline }: MarketRow): string[] =>
  sparkline
    .filter((_, index) => (sparkline.length - 1 - index) % 2 === 0)
    .map((price) => String(Number(Number(price).toPrecision(DIGITS))))
