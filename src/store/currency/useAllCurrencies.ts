import type { Currency } from '@/domain/currency/currency'
import { useAppSelector } from '../hooks'
import { selectCurrencies } from '../slices/exchangeSlice'
import { useLoadCurrencies } from './useLoadCurrencies'

/** Of a page that has not brought them: none until they are loaded. */
export function useAllCurrencies(): readonly Currency[] {
  const currencies = useAppSelector(selectCurrencies)
  useLoadCurrencies(currencies.length === 0)
  return currencies
}
