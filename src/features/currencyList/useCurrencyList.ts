import { useEffect } from 'react'
import { savesData } from '@/browser/storage/savesData'
import { useAppDispatch } from '@/store/hooks'
import { loadCurrencies } from '@/store/currency/loadLists'

/** The shell's fetch of all currencies, without a filter (specification §7). A visitor who saves data gets the list,
 * some 90 kB, when a picker opens. */
export function useCurrencyList() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!savesData()) void dispatch(loadCurrencies())
  }, [dispatch])
}
