import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { ProviderContext } from '@/server/providers/provider'
import { matchCoins, matchFiats } from '@/server/ramps/matchRamp'
import type { RampOfferings } from '@/server/ramps/ramp'
import { type BitySettings, callBity } from './bityCall'
import { BITY_COINS, BITY_NETWORKS, bityMethod } from './bityNetworks'
import { currenciesResponse, pairsResponse } from './bityResponses'

/** Of money between banks: one or two days. */
const MINUTES: [number, number] = [1440, 2880]

/** It names no country: the operator's settings decide alone. */
export async function bityOfferings(
  settings: BitySettings,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<RampOfferings> {
  const [{ currencies }, { pairs }] = await Promise.all([
    callBity(settings, context, { path: '/currencies', schema: currenciesResponse }),
    callBity(settings, context, { path: '/pairs', schema: pairsResponse }),
  ])
  const isFiat = ({ tags }: { tags: readonly string[] }) => tags.includes('fiat')
  const money = matchFiats(
    catalogue,
    currencies.filter(isFiat).map(({ code }) => code),
  )
  const matched = matchCoins(catalogue, BITY_NETWORKS, currencies.filter((one) => !isFiat(one)).map(rowOf))
  const enabled = new Set(
    pairs.flatMap(({ enabled: is, input, output }) => (is ? [`${input} ${output}`] : [])),
  )
  return {
    countries: null,
    fiats: money.fiats,
    coins: matched.coins,
    routes: (direction, _country, fiat, coin) => {
      const pair = direction === 'buy' ? `${fiat.code} ${coin.code}` : `${coin.code} ${fiat.code}`
      if (!enabled.has(pair) || matched.directions.get(coin.symbol)?.[direction] !== true) return []
      return [{ method: bityMethod(fiat), limits: null, minutes: MINUTES }]
    },
    unmatched: [...money.unmatched, ...matched.unmatched],
  }
}

function rowOf({ code, tags }: { code: string; tags: readonly string[] }) {
  const known = BITY_COINS.get(code)
  // A token whose tags are those of a chain's own coin, or the reverse, is another one than ours.
  const isAsKnown = known !== undefined && tags.includes('erc20') === (known.contract !== null)
  return {
    code,
    network: isAsKnown ? known.network : 'unknown',
    contract: isAsKnown ? known.contract : null,
    precision: null,
    memo: 'none' as const,
    isBought: known?.isBought ?? false,
    isSold: known?.isSold ?? false,
  }
}
