import type { CurrencyRecord, currencies } from '@/contract/currencies'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { catalogue, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { selectCurrencies } from '@/server/market/currencySelection'
import { shownChange } from '@/server/prices/shownMarket'
import { market } from '@/server/market/market'

const HEADERS = { 'Cache-Control': 'public, max-age=60' }

/**
 * Popular ones first, then the states' currencies, so that no limit of a site cuts off what its fiat pages need.
 * `extended=false` leaves out checks of addresses, warnings and explorers.
 */
export const listCurrencies: ApiHandler<typeof currencies.list> = async ({ query }) => {
  const { includeDisabled, extended, limit, filter } = query
  const at = Date.now()
  const offered = await offeredCurrencies(includeDisabled)
  const chosen = filter ? selectCurrencies(offered, filter, at) : popularThenFiat(offered)
  const records = chosen.slice(0, limit).map((currency) => recordOf(currency, at))
  return { result: extended ? records : records.map(shortened), headers: HEADERS }
}

export const allCurrencies: ApiHandler<typeof currencies.all> = async ({ query }) => {
  const at = Date.now()
  const offered = await offeredCurrencies(query.includeDisabled)
  const chosen = offered.filter(({ fullInfo }) => !query.fixed || fullInfo.isFixedRateEnabled)
  return { result: chosen.map((currency) => recordOf(currency, at)), headers: HEADERS }
}

export async function offeredCurrencies(includeDisabled: boolean): Promise<CatalogueCurrency[]> {
  const current = market()
  await current.ready()
  return catalogue()
    .map((currency) => current.offered(currency))
    .filter(({ enabled }) => includeDisabled || enabled)
}

function popularThenFiat(offered: readonly CatalogueCurrency[]): CatalogueCurrency[] {
  const rankOf = (currency: CatalogueCurrency) => (currency.priority !== null ? 0 : currency.isFiat ? 1 : 2)
  return offered.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const recordOf = (currency: CatalogueCurrency, at: number): CurrencyRecord => ({
  ...currency,
  dailyChange: shownChange(currency.symbol, at),
})

const CHOSEN_ONLY: ReadonlySet<string> = new Set<keyof CatalogueCurrency>([
  'validation_address',
  'validation_extra',
  'warnings_from',
  'warnings_to',
  'confirmations_from',
  'address_explorer',
  'tx_explorer',
])

const shortened = (record: CurrencyRecord) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !CHOSEN_ONLY.has(name))) as CurrencyRecord
