import type { Asset } from '@/domain/asset'
import type { Currency } from '@/domain/currency'
import { tokenUrl } from '@/domain/explorer'

/** How a coin stands on one network. */
export type CoinNetwork = {
  symbol: string
  network: string
  contract: string | null
  explorer: string | null
  precision: number
  /** What the chain calls its extra id; empty where there is none. */
  extraId: string
}

/** What the page of a coin shows of it: less than the currencies' own records, which it need not carry. */
export type CoinFacts = Pick<Asset, 'url' | 'ticker' | 'name' | 'image'> & {
  symbol: string
  isStable: boolean
  /** What /what-is/{name} calls it. */
  slug: string
  networks: CoinNetwork[]
}

export function coinFacts({ url, ticker, name, image, currencies }: Asset, slug: string): CoinFacts {
  const [first] = currencies
  return {
    url,
    ticker,
    name,
    image,
    symbol: first.symbol,
    slug,
    isStable: first.fullInfo.isStable,
    networks: currencies.map(coinNetwork),
  }
}

const coinNetwork = (currency: Currency): CoinNetwork => ({
  symbol: currency.symbol,
  network: currency.fullInfo.network_name,
  contract: currency.fullInfo.contract_address,
  explorer: tokenUrl(currency),
  precision: currency.fullInfo.precision,
  extraId: currency.has_extra_id ? currency.extra_id : '',
})
