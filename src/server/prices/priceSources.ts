import { env } from '@/config/env'
import { providers } from '@/server/providers/registry'
import { isLive } from '@/server/ramps/registry'
import { makeBinance } from './binance'
import { makeCoinpaprika } from './coinpaprika'
import { makeKraken } from './kraken'
import { makeNearPrices } from './nearPrices'
import type { PriceSource } from './priceSource'

/** Sample prices are never shown where real money moves. */
export function priceMode(): 'off' | 'sandbox' | 'live' {
  if (env.prices === 'live' || env.prices === 'off') return env.prices
  return isLive() ? 'off' : 'sandbox'
}

/** In order of precedence. */
export function priceSources(): readonly PriceSource[] {
  const hasNear = providers().some(({ id }) => id === 'near')
  return [
    makeCoinpaprika(env.coinpaprikaUrl),
    makeKraken(env.krakenUrl),
    makeBinance(env.binanceUrl),
    ...(hasNear ? [makeNearPrices(env.nearUrl)] : []),
  ]
}
