import type { RampDirection, RampMethod } from '@/domain/ramp/ramp'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { LIST_BYTES } from '@/server/outbound/callProvider'
import type { OfferLimits, ProviderContext } from '@/server/providers/provider'
import { type CoinRow, matchCoins, matchFiats } from '@/server/ramps/matchRamp'
import type { RampOfferings } from '@/server/ramps/ramp'
import { usualMinutes } from '@/server/ramps/usualMinutes'
import { type BanxaSettings, callBanxa } from './banxaCall'
import { BANXA_METHODS, BANXA_NETWORKS, TAGGED } from './banxaNetworks'
import {
  type BanxaCoin,
  type BanxaFiat,
  coinsResponse,
  countriesResponse,
  fiatsResponse,
} from './banxaResponses'

/** Its id and its limits, in the fiat currency. */
type BanxaMethod = { method: RampMethod; id: string; limits: OfferLimits }
/** By direction and code of the fiat currency, of the last list. */
export type BanxaMethods = Map<string, BanxaMethod[]>
export const methodsKey = (direction: RampDirection, fiatCode: string) => `${direction} ${fiatCode}`

export async function banxaOfferings(
  settings: BanxaSettings,
  methods: BanxaMethods,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<RampOfferings> {
  const coins = (direction: RampDirection) =>
    callBanxa(settings, context, {
      path: `/crypto/${direction}`,
      schema: coinsResponse,
      maxBytes: LIST_BYTES,
    })
  const fiats = (direction: RampDirection) =>
    callBanxa(settings, context, { path: `/fiats/${direction}`, schema: fiatsResponse, maxBytes: LIST_BYTES })
  const [countries, bought, sold, buying, selling] = await Promise.all([
    callBanxa(settings, context, { path: '/countries', schema: countriesResponse }),
    coins('buy'),
    coins('sell'),
    fiats('buy'),
    fiats('sell'),
  ])
  const money = matchFiats(
    catalogue,
    [...buying, ...selling].map(({ id }) => id),
  )
  const matched = matchCoins(catalogue, BANXA_NETWORKS, rowsOf(bought, sold))
  fill(methods, buying, selling)
  const known = new Map(methods)
  const refused = { buy: refusedIn(bought), sell: refusedIn(sold) }
  return {
    countries: new Map(countries.map(({ id }) => [id.toUpperCase(), { buy: true, sell: true }])),
    fiats: money.fiats,
    coins: matched.coins,
    routes: (direction, country, fiat, coin) => {
      const isRefused =
        country !== null && refused[direction].get(`${coin.code} ${coin.network}`)?.has(country) === true
      if (isRefused || matched.directions.get(coin.symbol)?.[direction] !== true) return []
      const offered = known.get(methodsKey(direction, fiat.code)) ?? []
      return offered.map(({ method, limits }) => ({ method, limits, minutes: usualMinutes(method) }))
    },
    unmatched: [...money.unmatched, ...matched.unmatched],
  }
}

/** One row for each coin and chain, with the directions that it stands in. */
function rowsOf(bought: readonly BanxaCoin[], sold: readonly BanxaCoin[]): CoinRow[] {
  const rows = new Map<string, CoinRow>()
  for (const [coins, use] of [
    [bought, { isBought: true }],
    [sold, { isSold: true }],
  ] as const)
    for (const { id: code, blockchains } of coins)
      for (const { id: network, address } of blockchains) {
        const key = `${code} ${network} ${address ?? ''}`
        const memo = TAGGED.has(network) ? ('optional' as const) : ('none' as const)
        const row = {
          code,
          network,
          contract: address,
          precision: null,
          memo,
          isBought: false,
          isSold: false,
        }
        rows.set(key, { ...(rows.get(key) ?? row), ...use })
      }
  return [...rows.values()]
}

const refusedIn = (coins: readonly BanxaCoin[]) =>
  new Map(
    coins.flatMap(({ id, blockchains }) =>
      blockchains.map((chain) => [`${id} ${chain.id}`, new Set(chain.unsupportedCountries)] as const),
    ),
  )

/** Of two ids for one way to pay the first counts. */
function fill(methods: BanxaMethods, buying: readonly BanxaFiat[], selling: readonly BanxaFiat[]): void {
  methods.clear()
  for (const [direction, fiats] of [
    ['buy', buying],
    ['sell', selling],
  ] as const)
    for (const { id: code, supportedPaymentMethods } of fiats) {
      const offered: BanxaMethod[] = []
      for (const { id, minimum, maximum } of supportedPaymentMethods) {
        const method = BANXA_METHODS.get(id)
        if (method && !offered.some((one) => one.method === method))
          offered.push({ method, id, limits: { min: minimum, max: maximum } })
      }
      methods.set(methodsKey(direction, code), offered)
    }
}
