import type { Currency } from '@/domain/currency/currency'
import { selectCurrencyBySlug } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { useLoadCurrencies } from './useLoadCurrencies'

export function useCurrency(slug: string): Currency | undefined {
  const currency = useAppSelector(selectCurrencyBySlug(slug))
  useLoadCurrencies(!currency)
  return currency
}
