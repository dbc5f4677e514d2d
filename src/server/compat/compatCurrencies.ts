import { env } from '@/config/env'
import { tickerOf } from '@/domain/currency/currency'
import { catalogue, type CatalogueCurrency, findByTicker, findCurrency } from '@/server/catalogue/catalogue'
import { badParams, CompatError } from '@/server/compat/CompatError'
import type { CompatRequest } from '@/server/compat/compatCall'
import { offeredCurrencies } from '@/server/market/currencies'
import { market } from '@/server/market/market'
import { CHANGENOW_NETWORKS } from '@/server/providers/changenow/changenowNetworks'

/** As the dialect names a currency. */
export type CompatCurrency = { ticker: string; network: string }
export type Side = 'from' | 'to'

const OURS = new Map(
  Object.entries(CHANGENOW_NETWORKS).flatMap(([ours, { code, nativeNetworks = [] }]) =>
    [code, ...nativeNetworks].map((theirs) => [theirs, ours]),
  ),
)

const networkOf = (ours: string): string => CHANGENOW_NETWORKS[ours]?.code ?? ours

/** Our id, or null for a name that is another network's of theirs. */
function ourNetwork(theirs: string): string | null {
  const known = OURS.get(theirs)
  if (known !== undefined) return known
  return CHANGENOW_NETWORKS[theirs] ? null : theirs
}

export const compatCurrency = (currency: CatalogueCurrency): CompatCurrency => ({
  ticker: tickerOf(currency),
  network: networkOf(currency.network),
})

/** Of an exchange: also of a currency that has left the catalogue since. */
export const compatName = (ticker: string, network: string): CompatCurrency => ({
  ticker: ticker.toLowerCase(),
  network: networkOf(network),
})

/** Without a network: by the ticker of their first API, or the coin of the network of that name. */
export function findCompat(ticker: string, network: string): CatalogueCurrency | null {
  const [name, place] = [ticker.toLowerCase(), network.toLowerCase()]
  const ours = place === '' ? null : ourNetwork(place)
  const found =
    place === ''
      ? (findCurrency(name) ?? findByTicker(name, ourNetwork(name) ?? ''))
      : ours === null
        ? undefined
        : findByTicker(name, ours)
  return found && !found.isFiat ? found : null
}

/** @throws CompatError that names the side */
export function sideOf(values: Record<string, unknown>, side: Side): CatalogueCurrency {
  const ticker = textOf(values[`${side}Currency`])
  if (ticker === '') throw badParams(`${side}Currency is required`)
  const found = findCompat(ticker, textOf(values[`${side}Network`]))
  if (!found) throw new CompatError(400, 'not_found_currency', `There is no such ${side}Currency.`)
  return found
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

export function isFixedFlow(flow: string): boolean {
  if (flow === '' || flow === 'standard') return false
  if (flow === 'fixed-rate') return true
  throw badParams('flow is standard or fixed-rate')
}

/** GET exchange/currencies: open, as theirs is. */
export async function listCompatCurrencies({ query }: CompatRequest) {
  const { active = '', flow = '', buy = '', sell = '', isFiat = '' } = query
  if (isFiat === 'true' || active === 'false' || buy === 'false' || sell === 'false') return []
  const isFixed = isFixedFlow(flow)
  const offered = await offeredCurrencies(false)
  return offered
    .filter((currency) => !currency.isFiat && (!isFixed || currency.fullInfo.isFixedRateEnabled))
    .map(recordOf)
}

const recordOf = (currency: CatalogueCurrency) => ({
  ...compatCurrency(currency),
  name: currency.name,
  image: new URL(currency.image, env.siteUrl).href,
  hasExternalId: currency.has_extra_id,
  isExtraIdSupported: currency.has_extra_id,
  isFiat: false,
  featured: currency.priority !== null,
  isStable: currency.fullInfo.isStable,
  supportsFixedRate: currency.fullInfo.isFixedRateEnabled,
  tokenContract: currency.fullInfo.contract_address,
  buy: true,
  sell: true,
  legacyTicker: currency.symbol,
})

/** GET exchange/available-pairs. All of them would be some hundred megabytes, so one side is named. */
export async function listCompatPairs({ query }: CompatRequest) {
  const { fromCurrency = '', toCurrency = '', flow = '' } = query
  if (fromCurrency === '' && toCurrency === '') throw badParams('Name fromCurrency or toCurrency.')
  const current = market()
  await current.ready()
  const offered = catalogue().filter((one) => !one.isFiat && current.offered(one).enabled)
  const from = fromCurrency === '' ? offered : [sideOf(query, 'from')]
  const to = toCurrency === '' ? offered : [sideOf(query, 'to')]
  const isFixed = isFixedFlow(flow)
  return from.flatMap((sent) =>
    to.flatMap((received) => {
      const standard = current.isPairAvailable(sent, received, false)
      const fixed = current.isPairAvailable(sent, received, true)
      return (isFixed ? fixed : standard) ? [pairOf(sent, received, { standard, 'fixed-rate': fixed })] : []
    }),
  )
}

function pairOf(sent: CatalogueCurrency, received: CatalogueCurrency, flow: Record<string, boolean>) {
  const [from, to] = [compatCurrency(sent), compatCurrency(received)]
  return {
    ...{ fromCurrency: from.ticker, fromNetwork: from.network },
    ...{ toCurrency: to.ticker, toNetwork: to.network, flow },
  }
}
