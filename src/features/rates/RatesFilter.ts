import { EXCHANGE_FILTERS } from '@/domain/currency/currency'

export const RATES_FILTERS = ['popular', ...EXCHANGE_FILTERS] as const
export type RatesFilter = (typeof RATES_FILTERS)[number]
