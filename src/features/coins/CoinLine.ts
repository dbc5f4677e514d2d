import { assetsOf, type Asset } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import type { MarketRow } from '@/contract/markets'
import type { MarketPrice, MarketPrices } from '@/domain/market/market'

export type CoinLine = Pick<Asset, 'url' | 'ticker' | 'name' | 'image'> & {
  /** One per network; its price is requested by the first, which is the best known. */
  symbols: [string, ...string[]]
  isStable: boolean
  isNew: boolean
  price: MarketPrice | null
  week: string[]
}

export const coinLines = (currencies: readonly Currency[], prices: MarketPrices): CoinLine[] =>
  assetsOf(currencies).map((asset) => coinLine(asset, prices))

function coinLine({ url, ticker, name, image, currencies }: Asset, prices: MarketPrices): CoinLine {
  const [{ symbol }, ...others] = currencies
  // A back end may list the price under another of the coin's networks; it is the same price.
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
