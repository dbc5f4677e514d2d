import { useEffect } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { selectCurrencyBySlug } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadCurrencies } from './loadLists'

export function useCurrency(slug: string): Currency | undefined {
  const dispatch = useAppDispatch()
  const currency = useAppSelector(selectCurrencyBySlug(slug))
  const isUnknown = !currency
  useEffect(() => {
    if (isUnknown) void dispatch(loadCurrencies())
  }, [isUnknown, dispatch])
  return currency
}
