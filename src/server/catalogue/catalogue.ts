import { accountPattern } from '@/server/catalogue/accountPattern'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startedOperator } from '@/config/operator/startOperator'
import { type Currency, tickerOf } from '@/domain/currency/currency'
import { isOffered } from '@/domain/currency/currencyChoice'
import type { CurrencyChoice } from '@/domain/site/site'
import { networkIdOf } from '@/domain/currency/networkCodes'
import { tickersOf } from '@/domain/currency/renamedCoins'
import { once } from '@/runtime/once'

export type CatalogueCurrency = Omit<Currency, 'isFavorite' | 'dailyChange' | 'isBTCLightning'>

/** Every code in `warnings_from` and `warnings_to`; the site's words for them stand in `locales`. */
export const WARNING_CODES = [
  'network_only',
  'memo_required',
  'memo_check',
  'account_reserve',
  'no_contract_deposits',
  'lightning_expiry',
  'bank_name_match',
] as const
type WarningCode = (typeof WARNING_CODES)[number]

type NetworkRow = {
  name: string
  badge: string
  confirmations: string | null
  addressExplorer: string
  txExplorer: string
  addressPattern: string
  /** `inAddress`: written only inside the address, never beside it. */
  extraId: { label: string; pattern: string; inAddress?: true } | null
  warningsFrom: WarningCode[]
  warningsTo: WarningCode[]
}
/** What stands absent is at its default: no contract, no priority, false, no warnings of its own. */
type CurrencyRow = {
  symbol: string
  ticker: string
  network: string
  name: string
  icon: string
  contract?: string
  precision: number
  rank: number | null
  priority?: number
  stable?: boolean
  new?: boolean
  floatingOnly?: boolean
  disabled?: boolean
  warningsFrom?: WarningCode[]
}
type FiatRow = { symbol: string; name: string; precision: number; priority: number | null }
type CatalogueFile = {
  networks: Record<string, NetworkRow>
  currencies: CurrencyRow[]
  fiat: FiatRow[]
}

/** An account number of any bank: IBAN or national, in capitals. */

const names = (ticker: string) => ({ cmcTicker: ticker.toUpperCase(), symbolFront: ticker.toUpperCase() })
const priorities = (priority: number | null) => ({ priority, priorityFrom: priority, priorityTo: priority })
const images = (path: string) => ({ image: path, image_v2: path })

/** A chain's own coin is no token: it stands on «Ethereum», badge ETH, where a token stands on «Ethereum (ERC-20)». */
function networkWords(row: CurrencyRow, { name, badge }: NetworkRow) {
  if (row.contract || !name.endsWith(`(${badge})`)) return { network_name: name, network_badge: badge }
  return { network_name: name.replace(/ \(.*\)$/, ''), network_badge: row.network.toUpperCase() }
}

function cryptoCurrency(row: CurrencyRow, network: NetworkRow, isOnSeveral: boolean): CatalogueCurrency {
  const shared: WarningCode[] = isOnSeveral ? ['network_only'] : []
  return {
    symbol: row.symbol,
    id: `${row.ticker}-${row.network}`,
    has_extra_id: network.extraId !== null && !network.extraId.inAddress,
    extra_id: network.extraId?.label ?? '',
    name: row.name,
    validation_address: network.addressPattern,
    validation_extra: network.extraId?.pattern ?? null,
    warnings_from: [...shared, ...network.warningsFrom, ...(row.warningsFrom ?? [])],
    warnings_to: [...shared, ...network.warningsTo],
    confirmations_from: network.confirmations,
    address_explorer: network.addressExplorer,
    tx_explorer: network.txExplorer,
    ...images(`/coins/${row.icon}.svg`),
    network: row.network,
    isFiat: false,
    enabled: !row.disabled,
    ...names(row.ticker),
    ...priorities(row.priority ?? null),
    fullInfo: {
      contract_address: row.contract ?? null,
      precision: row.precision,
      ...networkWords(row, network),
      isStable: row.stable ?? false,
      isNew: row.new ?? false,
      isFixedRateEnabled: !row.floatingOnly,
    },
  }
}

const fiatCurrency = (row: FiatRow): CatalogueCurrency => ({
  symbol: row.symbol,
  id: row.symbol,
  has_extra_id: false,
  extra_id: '',
  name: row.name,
  validation_address: accountPattern(row.symbol),
  validation_extra: null,
  warnings_from: ['bank_name_match'],
  warnings_to: ['bank_name_match'],
  confirmations_from: null,
  address_explorer: '',
  tx_explorer: '',
  ...images(`/coins/flags/${row.symbol}.svg`),
  network: '',
  isFiat: true,
  enabled: true,
  ...names(row.symbol),
  ...priorities(row.priority),
  fullInfo: {
    contract_address: null,
    precision: row.precision,
    network_name: '',
    network_badge: '',
    isStable: false,
    isNew: false,
    isFixedRateEnabled: false,
  },
})

function networkOf(networks: CatalogueFile['networks'], row: CurrencyRow) {
  const network = networks[row.network]
  if (!network) throw new Error(`catalogue.json: ${row.symbol} stands on an unknown network "${row.network}"`)
  return network
}

/** The file's coins are in order of rank already, so the sort, being stable, only lifts the popular ones. */
function readCatalogue(): CatalogueCurrency[] {
  const text = readFileSync(join(process.cwd(), 'src/server/seed/catalogue.json'), 'utf8')
  const { networks, currencies, fiat } = JSON.parse(text) as CatalogueFile
  const places = new Map<string, number>()
  for (const { ticker } of currencies) places.set(ticker, (places.get(ticker) ?? 0) + 1)
  const coins = currencies.map((row) =>
    cryptoCurrency(row, networkOf(networks, row), (places.get(row.ticker) ?? 0) > 1),
  )
  const place = ({ priority }: CatalogueCurrency) => priority ?? Number.MAX_SAFE_INTEGER
  const all = [...coins, ...fiat.map(fiatCurrency)]
  return all.sort((left, right) => place(left) - place(right))
}

/** Before anybody chooses among them. */
export const wholeCatalogue = once(readCatalogue)

type Loaded = {
  all: readonly CatalogueCurrency[]
  bySymbol: ReadonlyMap<string, CatalogueCurrency>
  byTicker: ReadonlyMap<string, CatalogueCurrency>
}
const tickerKey = (ticker: string, network: string) => `${ticker.toLowerCase()} ${network.toLowerCase()}`

function load(choice: CurrencyChoice | undefined): Loaded {
  // Disabled and not left out: an exchange of earlier still names it.
  const all = wholeCatalogue().map((currency) => ({
    ...currency,
    enabled: currency.enabled && isOffered(currency, choice),
  }))
  return {
    all,
    bySymbol: new Map(all.map((currency) => [currency.symbol, currency])),
    byTicker: new Map(all.map((currency) => [tickerKey(currency.symbolFront, currency.network), currency])),
  }
}

let made: { choice: CurrencyChoice | undefined; loaded: Loaded } | undefined

/** The desk may choose anew at any time. */
function loaded(): Loaded {
  const { currencies: choice } = startedOperator().file
  if (made === undefined || made.choice !== choice) made = { choice, loaded: load(choice) }
  return made.loaded
}

export const catalogue = () => loaded().all

export const findCurrency = (symbol: string) => loaded().bySymbol.get(symbol)

/**
 * By ticker and network in any case (`usdt`, `trx`; fiat: `eur` and an empty network), by other codes of the network
 * (`usdt`, `trc20`) and before or after a renaming (`matic`, `polygon`); undefined when unknown.
 */
export function findByTicker(ticker: string, network: string): CatalogueCurrency | undefined {
  const { byTicker } = loaded()
  const found = byTicker.get(tickerKey(ticker, network))
  if (found) return found
  const id = networkIdOf(network)
  return tickersOf(ticker, id).flatMap((name) => byTicker.get(tickerKey(name, id)) ?? [])[0]
}

/** As the catalogue has them, whatever name of the coin and code of the network was given; lower case. */
export function canonicalTicker(ticker: string, network: string): { ticker: string; network: string } {
  const found = findByTicker(ticker, network)
  return found
    ? { ticker: tickerOf(found), network: found.network }
    : { ticker: ticker.toLowerCase(), network: network.toLowerCase() }
}

/** No amount on the wire is finer than this (domain/amount), whatever its chain could do. */
export const WIRE_DECIMALS = 18

export const amountDecimals = ({ fullInfo }: CatalogueCurrency) => Math.min(fullInfo.precision, WIRE_DECIMALS)

/** What the deposit of an exchange is in. */
export function currencyFrom(exchange: { tickerFrom: string; networkFrom: string }): CatalogueCurrency {
  const currency = findByTicker(exchange.tickerFrom, exchange.networkFrom)
  if (!currency) throw new Error(`${exchange.tickerFrom} has left the catalogue`)
  return currency
}
