/** A currency as the site knows it (R17). The names are those of the list call, unchanged. */
export type Currency = {
  /** Unique over all networks: `btc`, `usdttrc20`, `btc-lightning`. */
  symbol: string
  id: string
  has_extra_id: boolean
  /** What the chain calls its extra id, such as `Destination tag`; empty where there is none. Monero's is only ever inside
   * the address, so that `has_extra_id` is false beside it. */
  extra_id: string
  name: string
  /** Regular expressions as text; null where the back end offers none. */
  validation_address: string | null
  validation_extra: string | null
  /** Codes of `locales/{lng}/exchange.json` `warnings.*`, or sentences of a foreign back end, shown when sending (from) or receiving (to). */
  warnings_from: string[]
  warnings_to: string[]
  confirmations_from: string | null
  /** Address of an explorer page, `{}` standing for the address or the transaction's hash. */
  address_explorer: string
  tx_explorer: string
  image: string
  image_v2: string
  /** Id of the network: `btc`, `eth`, `trx`; empty for fiat. */
  network: string
  isFiat: boolean
  enabled: boolean
  cmcTicker: string
  /** The ticker people read, in capitals: `USDT`. */
  symbolFront: string
  /** 1 is first; null where the currency is not among the popular ones. */
  priority: number | null
  priorityFrom: number | null
  priorityTo: number | null
  fullInfo: CurrencyInfo
  isFavorite: boolean
  /** Percent over the last 24 hours as a decimal string, `-0.62`. */
  dailyChange: string | null
  isBTCLightning: boolean
}

export type CurrencyInfo = {
  contract_address: string | null
  /** Decimal places of one unit on its own chain; amounts that are sent are never finer. */
  precision: number
  network_name: string
  network_badge: string
  isStable: boolean
  isNew: boolean
  isFixedRateEnabled: boolean
}

export const EXCHANGE_FILTERS = ['new', 'gainers', 'losers', 'stable'] as const
export type ExchangeFilter = (typeof EXCHANGE_FILTERS)[number]

export const tickerOf = (currency: Pick<Currency, 'symbolFront'>) => currency.symbolFront.toLowerCase()

export const slugOf = (currency: Pick<Currency, 'symbolFront' | 'network'>) =>
  currency.network ? `${tickerOf(currency)}-${currency.network}` : tickerOf(currency)
