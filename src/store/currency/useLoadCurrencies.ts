import { useEffect } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { loadCurrencies } from './loadLists'

export function useLoadCurrencies(isNeeded: boolean) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isNeeded) void dispatch(loadCurrencies())
  }, [isNeeded, dispatch])
}
