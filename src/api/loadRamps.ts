import { capabilities } from '@/config/capabilities'
import { paths } from '@/config/paths'
import { ramps, type RampOptions } from '@/contract/ramps'
import type { RampWays } from '@/contract/rampWays'
import type { Asset } from '@/domain/currency/asset'
import { type Currency, tickerOf } from '@/domain/currency/currency'
import type { RampDirection } from '@/domain/ramp/ramp'
import { call } from './call'

/** By symbol: what ramps serve anywhere. */
export type ServedByRamps = Pick<RampOptions, 'coins' | 'fiats'>

/** Null: fiat does not go through ramps here, so nothing depends on them. Throws ApiFailure. */
export const loadServedByRamps = async (): Promise<ServedByRamps | null> =>
  capabilities().ramps ? call(ramps.options, {}) : null

/** Null as above. Of one coin where it is named. Throws ApiFailure. */
export async function loadRampWays(
  direction: RampDirection,
  coin?: Currency,
  fiat?: Currency,
): Promise<RampWays[] | null> {
  if (!capabilities().ramps) return null
  const query = {
    ...(coin && { ticker: tickerOf(coin), network: coin.network }),
    ...(fiat && { fiat: tickerOf(fiat) }),
  }
  const listed = await call(ramps.list, { query })
  return listed.flatMap(({ ramp, ways }) => {
    const own = ways.filter((way) => way.direction === direction)
    return own.length > 0 ? [{ ramp, ways: own }] : []
  })
}

/** The asset as far as it is bought or sold; null: on none of its networks. */
export function servedAsset(
  asset: Asset,
  direction: RampDirection,
  served: ServedByRamps | null,
): Asset | null {
  if (!served) return asset
  const [first, ...rest] = asset.currencies.filter(({ symbol }) => served.coins[direction].includes(symbol))
  return first ? { ...asset, currencies: [first, ...rest] } : null
}

/** Which of its pages of buying and selling there are. */
export const tradeOf = (asset: Asset, served: ServedByRamps | null): Record<RampDirection, boolean> => ({
  buy: servedAsset(asset, 'buy', served) !== null,
  sell: servedAsset(asset, 'sell', served) !== null,
})

/** Of those that every page links to. */
export const pagesWithoutRamps = (served: ServedByRamps | null): string[] => {
  if (!served) return []
  const off = [
    ...(served.coins.buy.length === 0 ? [paths.buyCrypto] : []),
    ...(served.coins.sell.length === 0 ? [paths.sellCrypto] : []),
  ]
  return off.length === 2 ? [...off, paths.buySellCrypto] : off
}
