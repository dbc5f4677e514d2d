import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { ProviderContext } from '@/server/providers/provider'
import { COUNTRIES } from '@/server/ramps/countries'
import { matchCoins, matchFiats } from '@/server/ramps/matchRamp'
import type { RampOfferings } from '@/server/ramps/ramp'
import { callMtpelerin, type MtpelerinSettings } from './mtpelerinCall'
import { MTPELERIN_FIATS, MTPELERIN_NETWORKS, transferOf } from './mtpelerinNetworks'
import { forbiddenResponse, tokensResponse } from './mtpelerinResponses'

/** It refuses US persons, whatever its list says. */
const NEVER = ['US']

const BOTH = { buy: true, sell: true }

export async function mtpelerinOfferings(
  settings: MtpelerinSettings,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<RampOfferings> {
  const [tokens, codes] = await Promise.all([
    callMtpelerin(settings, context, { path: '/currencies/tokens', schema: tokensResponse }),
    callMtpelerin(settings, context, { path: '/countries/forbidden', schema: forbiddenResponse }),
  ])
  const forbidden = new Set([...NEVER, ...codes.map((code) => code.toUpperCase())])
  const money = matchFiats(catalogue, MTPELERIN_FIATS)
  const matched = matchCoins(
    catalogue,
    MTPELERIN_NETWORKS,
    tokens.map(({ symbol, network, address }) => ({
      code: symbol,
      network,
      contract: address,
      precision: null,
      memo: 'none',
      isBought: true,
      isSold: true,
    })),
  )
  return {
    countries: new Map(COUNTRIES.filter((code) => !forbidden.has(code)).map((code) => [code, BOTH])),
    fiats: money.fiats,
    coins: matched.coins,
    routes: (direction, country, fiat, coin) => {
      if (country !== null && forbidden.has(country)) return []
      if (!matched.directions.has(coin.symbol)) return []
      const transfer = { method: transferOf(fiat), limits: null, minutes: null }
      return direction === 'buy' ? [transfer, { method: 'card', limits: null, minutes: null }] : [transfer]
    },
    unmatched: [...money.unmatched, ...matched.unmatched],
  }
}
