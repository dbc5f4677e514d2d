import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { matchAssets, type ProviderNetworks, type ProviderRow } from '@/server/providers/matchAssets'
import type { UnmatchedAsset } from '@/server/providers/provider'
import type { RampCoin, RampFiat } from './ramp'

/** By ISO 4217 code, in any case. */
export function matchFiats(
  catalogue: readonly CatalogueCurrency[],
  codes: readonly string[],
): { fiats: Map<string, RampFiat>; unmatched: UnmatchedAsset[] } {
  const ours = new Map(catalogue.filter(({ isFiat }) => isFiat).map((one) => [one.symbol, one]))
  const fiats = new Map<string, RampFiat>()
  const unmatched: UnmatchedAsset[] = []
  for (const code of new Set(codes)) {
    const currency = ours.get(code.toLowerCase())
    if (!currency) unmatched.push({ code, network: '', reason: 'not_in_catalogue' })
    else if (!fiats.has(currency.symbol))
      fiats.set(currency.symbol, { symbol: currency.symbol, code, digits: currency.fullInfo.precision })
  }
  return { fiats, unmatched }
}

/** `isBought`, `isSold`: by the visitor. */
export type CoinRow = Pick<ProviderRow, 'code' | 'ticker' | 'network' | 'contract' | 'precision' | 'memo'> & {
  isBought: boolean
  isSold: boolean
}
export type CoinDirections = Readonly<Record<'buy' | 'sell', boolean>>

/** By network and contract, as coins of exchange providers. */
export function matchCoins(
  catalogue: readonly CatalogueCurrency[],
  networks: ProviderNetworks,
  rows: readonly CoinRow[],
): {
  coins: Map<string, RampCoin>
  /** By our symbol. */
  directions: Map<string, CoinDirections>
  unmatched: UnmatchedAsset[]
} {
  const { assets, unmatched } = matchAssets(
    catalogue,
    networks,
    rows.map(({ isBought, isSold, ...row }) => ({
      ...row,
      isPayout: isBought,
      isDeposit: isSold,
      isFixed: false,
    })),
  )
  const coins = new Map<string, RampCoin>()
  const directions = new Map<string, CoinDirections>()
  for (const [symbol, { code, network, memo, precision, isPayout, isDeposit }] of assets) {
    coins.set(symbol, { symbol, code, network, memo, precision })
    directions.set(symbol, { buy: isPayout, sell: isDeposit })
  }
  return { coins, directions, unmatched }
}
