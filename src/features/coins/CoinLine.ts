import { assetsOf, type Asset } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
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
