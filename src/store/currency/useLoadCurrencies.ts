import { useEffect } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { loadCurrencies } from './loadLists'

/** Loads the list of all currencies, once for the page, as soon as it `isNeeded`; the store says how far it is. */
export function useLoadCurrencies(isNeeded: boolean) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isNeeded) void dispatch(loadCurrencies())
  }, [isNeeded, dispatch])
}
