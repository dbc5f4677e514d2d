import { useMemo } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { fiatOf } from '@/domain/currency/currencyLists'
import { selectCurrencies } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import type { FiatUnit } from './FiatChoice'
import { fiatRatesRows, type FiatRatesRow } from './FiatRatesRow'

export type FiatTable = { rows: FiatRatesRow[]; units: FiatUnit[] }

export const fiatTable = (currencies: readonly Currency[]): FiatTable => ({
  rows: fiatRatesRows(currencies),
  units: fiatOf(currencies).map(({ symbol, symbolFront }) => ({ symbol, code: symbolFront })),
})

const NONE: Currency[] = []
const selectNone = () => NONE

/** From the list of currencies for a page rendered without the back end. */
export function useFiatTable(served: FiatTable | null): FiatTable {
  const currencies = useAppSelector(served ? selectNone : selectCurrencies)
  useLoadCurrencies(served === null)
  return useMemo(() => served ?? fiatTable(currencies), [served, currencies])
}
