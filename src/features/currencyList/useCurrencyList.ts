import { useEffect } from 'react'
import { whenVisitorStirs } from '@/browser/whenVisitorStirs'
import { useAppDispatch } from '@/store/hooks'
import { loadCurrencies } from '@/store/loadLists'

/** The shell's fetch of all currencies, without a filter (specification §7), once somebody is there who may choose one. */
export function useCurrencyList() {
  const dispatch = useAppDispatch()
  useEffect(() => whenVisitorStirs(() => void dispatch(loadCurrencies())), [dispatch])
}
