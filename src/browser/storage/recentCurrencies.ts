import { readStoredList, storeList } from './storage'

const MAX_RECENT = 5
const isText = (item: unknown): item is string => typeof item === 'string'

/** The last chosen first. */
export const recentCurrencies = (): string[] => readStoredList('recentCurrencies', isText)

export const addRecentCurrency = (symbol: string) =>
  storeList(
    'recentCurrencies',
    [symbol, ...recentCurrencies().filter((one) => one !== symbol)].slice(0, MAX_RECENT),
  )
