import { tickersOf } from '@/domain/currency/renamedCoins'
import { isEvmNetwork } from '@/domain/wallet/evmCoins'
import type { CatalogueCurrency } from '@/server/currencies/catalogue'
import type { ProviderAsset, ProviderAssets, UnmatchedAsset } from './provider'

export type ProviderRow = {
  code: string
  /** Where `code` is an id that is not made of it. */
  ticker?: string
  network: string
  /** As in our catalogue, but for the case on EVM chains; null for a native coin. */
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
  /** Besides none and the zero address. */
  nativeContract?: string
}

/** Reviewed data: our network id to theirs. Others are not offered. */
export type ProviderNetworks = Readonly<Record<string, ProviderNetwork>>

const NATIVE_CONTRACTS = new Set([
  '0x0000000000000000000000000000000000000000',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
])

type Verdict = { currency: CatalogueCurrency } | { reason: UnmatchedAsset['reason'] }

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
    if ('reason' in verdict) unmatched.push({ code: row.code, network: row.network, reason: verdict.reason })
    else {
      const same = bySymbol.get(verdict.currency.symbol) ?? []
      if (!same.some((other) => isIdentical(other, row))) same.push(row)
      bySymbol.set(verdict.currency.symbol, same)
    }
  }
  const assets = new Map<string, ProviderAsset>()
  for (const [symbol, [row, ...others]] of bySymbol) {
    if (!row) continue
    if (others.length === 0) assets.set(symbol, assetOf(symbol, row))
    else
      for (const { code, network } of [row, ...others]) unmatched.push({ code, network, reason: 'ambiguous' })
  }
  return { assets, unmatched }
}

type Index = {
  networks: ReadonlyMap<string, string[]>
  table: ProviderNetworks
  tokens: ReadonlyMap<string, CatalogueCurrency>
  natives: ReadonlyMap<string, CatalogueCurrency>
  tickers: ReadonlySet<string>
}

function indexOf(catalogue: readonly CatalogueCurrency[], table: ProviderNetworks): Index {
  const networks = new Map<string, string[]>()
  for (const [ours, { code, nativeNetworks = [] }] of Object.entries(table))
    for (const theirs of new Set([code, ...nativeNetworks]))
      networks.set(theirs, [...(networks.get(theirs) ?? []), ours])
  const tokens = new Map<string, CatalogueCurrency>()
  const natives = new Map<string, CatalogueCurrency>()
  const tickers = new Set<string>()
  for (const currency of catalogue) {
    if (currency.isFiat) continue
    const contract = currency.fullInfo.contract_address
    if (contract === null) natives.set(currency.network, currency)
    else tokens.set(`${currency.network} ${canonical(currency.network, contract)}`, currency)
    tickers.add(`${currency.network} ${currency.symbolFront.toLowerCase()}`)
  }
  return { networks, table, tokens, natives, tickers }
}

const canonical = (network: string, contract: string) =>
  isEvmNetwork(network) ? contract.toLowerCase() : contract

function verdictOf(row: ProviderRow, index: Index): Verdict {
  const ours = index.networks.get(row.network)
  if (!ours) return { reason: 'network_unknown' }
  const currencies = ours.flatMap((network) => currencyOf(row, network, index) ?? [])
  const [currency, ...others] = currencies
  if (others.length > 0) return { reason: 'ambiguous' }
  if (!currency) {
    const isNamed = ours.some((network) => index.tickers.has(`${network} ${tickerOf(row).toLowerCase()}`))
    return { reason: isNamed ? 'contract_differs' : 'not_in_catalogue' }
  }
  const isOther = row.precision !== null && row.precision !== currency.fullInfo.precision
  return isOther ? { reason: 'precision_differs' } : { currency }
}

function currencyOf(row: ProviderRow, network: string, { table, tokens, natives }: Index) {
  const { code, native = [], nativeNetworks = [code], nativeContract } = table[network] ?? { code: '' }
  const contract = row.contract === null ? null : canonical(network, row.contract)
  const isNativeContract =
    contract === null ||
    NATIVE_CONTRACTS.has(contract) ||
    (nativeContract !== undefined && contract === canonical(network, nativeContract))
  if (isNativeContract)
    return nativeNetworks.includes(row.network) && isNative(native, network, row)
      ? natives.get(network)
      : undefined
  return row.network === code ? tokens.get(`${network} ${contract}`) : undefined
}

const isNative = (native: readonly string[], network: string, row: ProviderRow) =>
  native.some((ticker) => tickersOf(ticker, network).includes(tickerOf(row).toUpperCase()))

const tickerOf = ({ ticker, code }: ProviderRow) => ticker ?? code

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
