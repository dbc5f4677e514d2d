import { useEffect } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { loadCurrencies } from '@/store/loadLists'

/** Fetches the whole list when the form needs a currency that the page did not bring. */
export function useMissingCurrencies(isMissing: boolean) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isMissing) void dispatch(loadCurrencies())
  }, [isMissing, dispatch])
}
