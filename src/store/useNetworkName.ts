import { useEffect } from 'react'
import { selectNetworkName } from './exchangeSlice'
import { loadCurrencies } from './loadLists'
import { useAppDispatch, useAppSelector } from './hooks'

export function useNetworkName(network: string | undefined): string | undefined {
  const dispatch = useAppDispatch()
  const name = useAppSelector(selectNetworkName(network))
  const isMissing = Boolean(network) && name === undefined
  useEffect(() => {
    if (isMissing) void dispatch(loadCurrencies())
  }, [isMissing, dispatch])
  return name
}
