import { useEffect } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { loadCurrencies } from '@/store/currency/loadLists'

export function useMissingCurrencies(isMissing: boolean) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isMissing) void dispatch(loadCurrencies())
  }, [isMissing, dispatch])
}
