import { isReplacedCoin, RENAMED_COINS, tickersOf } from '@/domain/currency/renamedCoins'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { canonicalContract } from './canonicalContract'
import { isNativeContract } from './nativeContracts'
import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import type { ProviderAssets, UnmatchedAsset } from './provider'

export type ProviderRow = {
  code: string
  /** Where `code` is an id that is not made of it. */
  ticker?: string
  network: string
  /** In any notation of its chain; null for a native coin. */
  contract: string | null
  /** Of its chain; null where the list does not say, or means its own rounding. */
  precision: number | null
  memo: ProviderAsset['memo']
  isDeposit: boolean
  isPayout: boolean
  isFixed: boolean
  isFloating?: boolean
}

export type ProviderNetwork = {
  /** Exactly as in their list. */
  code: string
  /** In any case, the old or the new name of a renamed coin (`RENAMED_COINS`); absent: not offered. */
  native?: readonly string[]
  /** Where the native coin may stand on another network of theirs than the tokens. */
  nativeNetworks?: readonly string[]
}

/** Reviewed data: our network id to theirs. Others are not offered. */
export type ProviderNetworks = Readonly<Record<string, ProviderNetwork>>

type Verdict = { currency: CatalogueCurrency } | Pick<UnmatchedAsset, 'reason' | 'symbol'>

/** Never by name: names only choose the reported reason. */
export function matchAssets(
  catalogue: readonly CatalogueCurrency[],
  networks: ProviderNetworks,
  rows: readonly ProviderRow[],
): ProviderAssets {
  const index = indexOf(catalogue, networks)
  const bySymbol = new Map<string, ProviderRow[]>()
  const unmatched: UnmatchedAsset[] = []
  for (const row of rows) {
    const verdict = verdictOf(row, index)
    if ('reason' in verdict) unmatched.push({ code: row.code, network: row.network, ...verdict })
    else {
      const same = bySymbol.get(verdict.currency.symbol) ?? []
      if (!same.some((other) => isIdentical(other, row))) same.push(row)
      bySymbol.set(verdict.currency.symbol, same)
    }
  }
  const assets = new Map<string, ProviderAsset>()
  for (const [symbol, [row, ...others]] of bySymbol) {
    if (!row) continue
    const only = others.length === 0 ? row : renamedOf([row, ...others])
    if (only) assets.set(symbol, assetOf(symbol, only))
    else
      for (const { code, network } of [row, ...others])
        unmatched.push({ code, network, reason: 'ambiguous', symbol })
  }
  return { assets, unmatched }
}

type Index = {
  networks: ReadonlyMap<string, string[]>
  table: ProviderNetworks
  tokens: ReadonlyMap<string, CatalogueCurrency>
  natives: ReadonlyMap<string, CatalogueCurrency>
  /** By network and ticker. */
  named: ReadonlyMap<string, CatalogueCurrency>
}

function indexOf(catalogue: readonly CatalogueCurrency[], table: ProviderNetworks): Index {
  const networks = new Map<string, string[]>()
  for (const [ours, { code, nativeNetworks = [] }] of Object.entries(table))
    for (const theirs of new Set([code, ...nativeNetworks]))
      networks.set(theirs, [...(networks.get(theirs) ?? []), ours])
  const tokens = new Map<string, CatalogueCurrency>()
  const natives = new Map<string, CatalogueCurrency>()
  const named = new Map<string, CatalogueCurrency>()
  for (const currency of catalogue) {
    if (currency.isFiat) continue
    const contract = currency.fullInfo.contract_address
    if (contract === null) natives.set(currency.network, currency)
    else tokens.set(`${currency.network} ${canonicalContract(currency.network, contract)}`, currency)
    named.set(`${currency.network} ${currency.symbolFront.toUpperCase()}`, currency)
  }
  return { networks, table, tokens, natives, named }
}

function verdictOf(row: ProviderRow, index: Index): Verdict {
  const ours = index.networks.get(row.network)
  if (!ours) return { reason: 'network_unknown' }
  const currencies = ours.flatMap((network) => currencyOf(row, network, index) ?? [])
  const [currency, ...others] = currencies
  if (others.length > 0) return { reason: 'ambiguous' }
  if (!currency) return unmatchedOf(row, ours, index)
  const isOther = row.precision !== null && row.precision !== currency.fullInfo.precision
  return isOther ? { reason: 'precision_differs', symbol: currency.symbol } : { currency }
}

/** Names decide here alone, where nothing is matched by them. */
function unmatchedOf(row: ProviderRow, networks: string[], { named }: Index): Verdict {
  const ticker = tickerOf(row)
  if (networks.some((network) => isReplacedCoin(ticker, network))) return { reason: 'coin_replaced' }
  const [found] = networks.flatMap((network) =>
    tickersOf(ticker, network).flatMap((name) => named.get(`${network} ${name}`) ?? []),
  )
  const isWithout = networks.every((network) => isNativeContract(network, row.contract))
  if (!found) return { reason: isWithout ? 'ticker_unknown' : 'not_in_catalogue' }
  const isToken = found.fullInfo.contract_address !== null
  return { reason: isToken && isWithout ? 'contract_missing' : 'contract_differs', symbol: found.symbol }
}

function currencyOf(row: ProviderRow, network: string, { table, tokens, natives }: Index) {
  const { code, native = [], nativeNetworks = [code] } = table[network] ?? { code: '' }
  if (isNativeContract(network, row.contract))
    return nativeNetworks.includes(row.network) && isNative(native, network, row)
      ? natives.get(network)
      : undefined
  const contract = canonicalContract(network, row.contract ?? '', tickerOf(row))
  return row.network === code ? tokens.get(`${network} ${contract}`) : undefined
}

const isNative = (native: readonly string[], network: string, row: ProviderRow) =>
  native.some((ticker) => tickersOf(ticker, network).includes(tickerOf(row).toUpperCase()))

const tickerOf = ({ ticker, code }: ProviderRow) => ticker ?? code

/** Of one coin under its old and its new name: the one that can be used, or else the newer. */
function renamedOf(rows: readonly ProviderRow[]): ProviderRow | null {
  const tickers = rows.map((row) => tickerOf(row).toUpperCase())
  const coin = RENAMED_COINS.find(
    ({ kind, oldTicker, newTicker }) =>
      kind === 'renamed' && tickers.every((ticker) => ticker === oldTicker || ticker === newTicker),
  )
  if (!coin || new Set(tickers).size !== rows.length) return null
  const rank = (row: ProviderRow) =>
    Number(row.isDeposit && row.isPayout) * 2 + Number(tickerOf(row).toUpperCase() === coin.newTicker)
  return rows.toSorted((one, other) => rank(other) - rank(one))[0] ?? null
}

const isIdentical = (left: ProviderRow, right: ProviderRow) =>
  left.code === right.code &&
  left.network === right.network &&
  left.memo === right.memo &&
  left.isDeposit === right.isDeposit &&
  left.isPayout === right.isPayout &&
  left.isFixed === right.isFixed &&
  left.isFloating === right.isFloating

const assetOf = (symbol: string, row: ProviderRow): ProviderAsset => ({
  symbol,
  code: row.code,
  network: row.network,
  precision: row.precision,
  memo: row.memo,
  isDeposit: row.isDeposit,
  isPayout: row.isPayout,
  isFixed: row.isFixed,
  isFloating: row.isFloating,
})
