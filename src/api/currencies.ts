import * as z from 'zod/mini'
import type { Currency, CurrencyInfo } from '@/domain/currency'
import { ask } from './client'

const text = z.catch(z.string(), '')
const nullableText = z.catch(z.nullable(z.string()), null)
const flag = (fallback: boolean) => z.catch(z.boolean(), fallback)
const rank = z.catch(z.nullable(z.number()), null)
const lines = z.catch(z.array(z.string()), [])

const infoSchema = z.object({
  contract_address: nullableText,
  precision: z.catch(z.number(), 8),
  network_name: nullableText,
  network_badge: nullableText,
  isStable: flag(false),
  isNew: flag(false),
  isFixedRateEnabled: flag(true),
})

/** What cannot be done without is demanded, the rest has the defaults of specification §3. */
const recordSchema = z.object({
  symbol: z.string(),
  id: z.catch(z.union([z.string(), z.number()]), ''),
  name: z.string(),
  has_extra_id: flag(false),
  extra_id: text,
  validation_address: nullableText,
  validation_extra: nullableText,
  warnings_from: lines,
  warnings_to: lines,
  confirmations_from: nullableText,
  address_explorer: text,
  tx_explorer: text,
  image: text,
  image_v2: text,
  network: text,
  isFiat: flag(false),
  enabled: flag(true),
  cmcTicker: text,
  symbolFront: text,
  priority: rank,
  priorityFrom: rank,
  priorityTo: rank,
  fullInfo: z.catch(z.nullable(infoSchema), null),
  isFavorite: flag(false),
  dailyChange: nullableText,
})

function currencyFrom(record: z.infer<typeof recordSchema>): Currency {
  return {
    ...record,
    id: String(record.id || record.symbol),
    symbolFront: (record.symbolFront || record.cmcTicker || record.symbol).toUpperCase(),
    fullInfo: infoFrom(record),
    isBTCLightning: record.symbol === 'btc-lightning',
  }
}

function infoFrom({ fullInfo, network }: z.infer<typeof recordSchema>): CurrencyInfo {
  const badge = network.toUpperCase()
  return {
    contract_address: fullInfo?.contract_address ?? null,
    precision: fullInfo?.precision ?? 8,
    network_name: fullInfo?.network_name ?? badge,
    network_badge: fullInfo?.network_badge ?? badge,
    isStable: fullInfo?.isStable ?? false,
    isNew: fullInfo?.isNew ?? false,
    isFixedRateEnabled: fullInfo?.isFixedRateEnabled ?? true,
  }
}

const LIST_LIMIT = 1600

const LIST = {
  url: '/api/v3/currencies/list',
  params: { includeDisabled: false, extended: true, limit: LIST_LIMIT },
}
const readList = (result: unknown): Currency[] => z.array(recordSchema).parse(result).map(currencyFrom)

/** GET /api/v3/currencies/list: all enabled currencies (specification §7). */
export const fetchCurrencies = (): Promise<Currency[]> => ask(LIST, readList)

/** GET /api/v3/currencies?fixed=true: the symbols of those that are offered at a fixed rate (specification §7). */
export const fetchFixedSymbols = (): Promise<string[]> =>
  ask({ url: '/api/v3/currencies', params: { fixed: true, includeDisabled: false } }, (result) =>
    z
      .array(z.object({ symbol: z.string() }))
      .parse(result)
      .map(({ symbol }) => symbol),
  )

/** The same, with what the back end says of itself. */
export const fetchCatalogue = (): Promise<{ currencies: Currency[]; isSandbox: boolean }> =>
  ask(LIST, (result, isSandbox) => ({ currencies: readList(result), isSandbox }))
