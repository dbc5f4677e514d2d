import * as z from 'zod/mini'
import { currencies, CURRENCY_LIST_LIMIT, type CurrencyRecord } from '@/contract/currencies'
import type { Currency, ExchangeFilter } from '@/domain/currency/currency'
import { type PairSet, pairSetFrom } from '@/domain/currency/pair'
import { callAs } from './call'

/** Defaults of R17. */
function currencyFrom(record: CurrencyRecord): Currency {
  const { fullInfo, network, symbol } = record
  const badge = network.toUpperCase()
  return {
    ...record,
    id: record.id || symbol,
    validation_address: record.validation_address ?? null,
    validation_extra: record.validation_extra ?? null,
    warnings_from: record.warnings_from ?? [],
    warnings_to: record.warnings_to ?? [],
    confirmations_from: record.confirmations_from ?? null,
    address_explorer: record.address_explorer ?? '',
    tx_explorer: record.tx_explorer ?? '',
    symbolFront: (record.symbolFront || record.cmcTicker || symbol).toUpperCase(),
    fullInfo: {
      ...fullInfo,
      network_name: fullInfo.network_name || badge,
      network_badge: fullInfo.network_badge || badge,
    },
    isFavorite: record.isFavorite ?? false,
    isBTCLightning: symbol === 'btc-lightning',
  }
}

const LIST = { query: { includeDisabled: false, extended: true, limit: CURRENCY_LIST_LIMIT } }
const readList = (result: unknown): Currency[] => z.parse(currencies.list.result, result).map(currencyFrom)

export const fetchCurrencies = (filter?: ExchangeFilter): Promise<Currency[]> =>
  callAs(currencies.list, { query: { ...LIST.query, filter } }, readList)

export const fetchCatalogue = (): Promise<{ currencies: Currency[]; isSandbox: boolean }> =>
  callAs(currencies.list, LIST, (result, isSandbox) => ({ currencies: readList(result), isSandbox }))

const symbolsSchema = z.array(z.object({ symbol: z.string() }))

/** R36. @throws ApiFailure */
export const fetchOfferedSymbols = (isFixed: boolean): Promise<string[]> =>
  callAs(currencies.all, { query: { fixed: isFixed, includeDisabled: false } }, (result) =>
    z.parse(symbolsSchema, result).map(({ symbol }) => symbol),
  )

/** As bits: some 25 MB of JSON on arrival, so only the list worker fetches it. Throws ApiFailure. */
export const fetchPairs = (isFixed: boolean): Promise<PairSet> =>
  callAs(currencies.pairs, { query: isFixed ? { fixed: true } : {} }, (result) => {
    if (!isPairLists(result)) throw new TypeError('not a list of pairs')
    return pairSetFrom(result)
  })

/** Checked by hand: a schema would look at each of three million symbols, and a wrong one is never used. */
const isPairLists = (result: unknown): result is Record<string, string[]> =>
  typeof result === 'object' &&
  result !== null &&
  Object.values(result).every((targets) => Array.isArray(targets))
