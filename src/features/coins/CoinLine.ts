import { assetsOf, type Asset } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import type { MarketRow } from '@/contract/markets'
import type { MarketPrice, MarketPrices } from '@/domain/market/market'

export type CoinLine = Pick<Asset, 'url' | 'ticker' | 'name' | 'image'> & {
  /** One per network, the best known first. */
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
  // A back end may price the coin under any of its networks.
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

/** Every second point with few digits, enough for 32 pixels. The first and the last are whole: they say the change. */
export const shortWeek = ({ sparkline }: MarketRow): string[] =>
  sparkline.flatMap((price, index) => {
    const left = sparkline.length - 1 - index
    if (index === 0 || left === 0) return price
    return left % 2 === 0 ? String(Number(Number(price).toPrecision(DIGITS))) : []
  })
