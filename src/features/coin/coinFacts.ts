import type { Asset } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import type { RampDirection } from '@/domain/ramp/ramp'
import { tokenUrl } from '@/domain/address/explorer'

export type CoinNetwork = {
  symbol: string
  network: string
  contract: string | null
  explorer: string | null
  precision: number
  /** Of a deposit before it is exchanged; null where the network counts none. */
  confirmations: number | null
  extraId: string
}

export type CoinFacts = Pick<Asset, 'url' | 'ticker' | 'name' | 'image'> & {
  symbol: string
  isStable: boolean
  slug: string
  networks: CoinNetwork[]
  /** Whether it can be bought and sold with fiat. */
  trade: Record<RampDirection, boolean>
}

export function coinFacts(
  { url, ticker, name, image, currencies }: Asset,
  slug: string,
  trade: CoinFacts['trade'],
): CoinFacts {
  const [first] = currencies
  return {
    url,
    ticker,
    name,
    image,
    symbol: first.symbol,
    slug,
    trade,
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
  confirmations: Number(currency.confirmations_from) || null,
  extraId: currency.has_extra_id ? currency.extra_id : '',
})
