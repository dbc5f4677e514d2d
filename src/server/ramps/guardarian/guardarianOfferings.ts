import type { RampDirection, RampMethod } from '@/domain/ramp/ramp'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { LIST_BYTES } from '@/server/outbound/callProvider'
import type { ProviderContext } from '@/server/providers/provider'
import { matchCoins, matchFiats } from '@/server/ramps/matchRamp'
import type { RampOfferings } from '@/server/ramps/ramp'
import { usualMinutes } from '@/server/ramps/usualMinutes'
import { callGuardarian, type GuardarianSettings } from './guardarianCall'
import { GUARDARIAN_METHODS, GUARDARIAN_NETWORKS } from './guardarianNetworks'
import { currenciesResponse, type GuardarianCurrency } from './guardarianResponses'

export type Methods = Map<string, RampMethod[]>
export const methodsKey = (direction: RampDirection, fiatCode: string) => `${direction} ${fiatCode}`

/** Limits are those of a pair, which a quote reads; countries are known at its page alone. */
export async function guardarianOfferings(
  settings: GuardarianSettings,
  methods: Methods,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<RampOfferings> {
  const list = (path: string) =>
    callGuardarian(settings, context, {
      path,
      query: { available: 'true' },
      schema: currenciesResponse,
      maxBytes: LIST_BYTES,
    })
  const [money, coins] = await Promise.all([list('/currencies/fiat'), list('/currencies/crypto')])
  const fiats = matchFiats(
    catalogue,
    money.map(({ ticker }) => ticker),
  )
  const matched = matchCoins(catalogue, GUARDARIAN_NETWORKS, coins.flatMap(rowsOf))
  methods.clear()
  for (const { ticker, payment_methods: rows } of money) {
    const named = (isUsed: (row: (typeof rows)[number]) => boolean) => [
      ...new Set(
        rows.filter(isUsed).flatMap((row) => GUARDARIAN_METHODS.get(row.payment_category ?? '') ?? []),
      ),
    ]
    methods.set(
      methodsKey('buy', ticker),
      named(({ deposit_enabled: is }) => is === true),
    )
    methods.set(
      methodsKey('sell', ticker),
      named(({ withdrawal_enabled: is }) => is === true),
    )
  }
  const known = new Map(methods)
  return {
    countries: null,
    fiats: fiats.fiats,
    coins: matched.coins,
    routes: (direction, _country, fiat, coin) => {
      if (matched.directions.get(coin.symbol)?.[direction] !== true) return []
      const offered = known.get(methodsKey(direction, fiat.code)) ?? []
      return offered.map((method) => ({ method, limits: null, minutes: usualMinutes(method) }))
    },
    unmatched: [...fiats.unmatched, ...matched.unmatched],
  }
}

function rowsOf({
  ticker,
  has_extra_id: hasExtraId,
  payment_methods: methods,
  networks,
}: GuardarianCurrency) {
  return networks.map(({ network, token_contract: contract }) => ({
    code: ticker,
    network,
    contract,
    precision: null,
    memo: hasExtraId === false ? ('none' as const) : ('optional' as const),
    isBought: methods.some(({ withdrawal_enabled: is }) => is === true),
    isSold: methods.some(({ deposit_enabled: is }) => is === true),
  }))
}
