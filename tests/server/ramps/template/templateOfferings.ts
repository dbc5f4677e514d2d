import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { ProviderContext } from '@/server/providers/provider'
import { matchCoins, matchFiats } from '@/server/ramps/matchRamp'
import type { RampOfferings } from '@/server/ramps/ramp'
import { callTemplate, type TemplateSettings } from './templateCall'
import { TEMPLATE_METHODS, TEMPLATE_NETWORKS } from './templateNetworks'
import { listsResponse } from './templateResponses'

/** Minutes that its help names; null where it names none. */
const MINUTES = { card: [5, 30], sepa: [60, 2880] } satisfies Record<string, [number, number]>

export async function templateOfferings(
  settings: TemplateSettings,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<RampOfferings> {
  const { countries, currencies, coins, methods } = await callTemplate(settings, context, {
    path: '/lists',
    schema: listsResponse,
  })
  const money = matchFiats(
    catalogue,
    currencies.map(({ code }) => code),
  )
  const matched = matchCoins(
    catalogue,
    TEMPLATE_NETWORKS,
    coins.map(({ coin, network, contract, tag }) => ({
      code: coin,
      network,
      contract,
      precision: null,
      memo: tag ? 'required' : 'none',
      isBought: true,
      isSold: true,
    })),
  )
  const served = new Map(
    countries.map(({ code, buy, sell }) => [code.toUpperCase(), { buy: buy ?? false, sell: sell ?? false }]),
  )
  return {
    countries: served,
    fiats: money.fiats,
    coins: matched.coins,
    routes: (direction, country, fiat, coin) => {
      const isServed = country === null || served.get(country)?.[direction] === true
      if (!isServed || matched.directions.get(coin.symbol)?.[direction] !== true) return []
      return methods.flatMap(({ method: code, currency, min, max }) => {
        const method = TEMPLATE_METHODS.get(code)
        if (!method || currency !== fiat.code) return []
        return [{ method, limits: { min, max }, minutes: MINUTES[method === 'card' ? 'card' : 'sepa'] }]
      })
    },
    unmatched: [...money.unmatched, ...matched.unmatched],
  }
}
