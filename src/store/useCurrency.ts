import { useEffect } from 'react'
import type { Currency } from '@/domain/currency'
import { selectCurrencyBySlug } from './exchangeSlice'
import { useAppDispatch, useAppSelector } from './hooks'
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
