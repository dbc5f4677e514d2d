import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { fetchSavedAddresses } from '@/api/addresses'
import { failureOf, type Failure } from '@/domain/text/failure'
import {
  savedAddressesArrived,
  savedAddressesFailed,
  savedAddressesRequested,
  selectIsLoadingSavedAddresses,
  selectSavedAddresses,
  selectSavedAddressesMeta,
} from '@/store/slices/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const PAGE = 20

export function useSavedAddresses() {
  const dispatch = useAppDispatch()
  const addresses = useAppSelector(selectSavedAddresses)
  const { totalCount } = useAppSelector(selectSavedAddressesMeta)
  const isLoading = useAppSelector(selectIsLoadingSavedAddresses)
  const [{ hasLoaded, failure }, setState] = useState<Loaded>({ hasLoaded: false, failure: null })
  useEffect(() => void loadPage(0, dispatch).then(setState), [dispatch])

  const next = (offset: number) => {
    if (isLoading) return
    setState({ hasLoaded, failure: null })
    void loadPage(offset, dispatch).then((received) =>
      setState({ ...received, hasLoaded: hasLoaded || received.hasLoaded }),
    )
  }
  return {
    addresses,
    isLoading,
    hasLoaded,
    failure,
    hasMore: hasLoaded && addresses.length < totalCount,
    loadMore: () => next(addresses.length),
    again: () => next(hasLoaded ? addresses.length : 0),
  }
}

type Loaded = { hasLoaded: boolean; failure: Failure | null }

async function loadPage(offset: number, dispatch: (action: UnknownAction) => void): Promise<Loaded> {
  dispatch(savedAddressesRequested())
  try {
    dispatch(savedAddressesArrived(await fetchSavedAddresses(offset, PAGE)))
    return { hasLoaded: true, failure: null }
  } catch (error) {
    dispatch(savedAddressesFailed())
    return { hasLoaded: false, failure: failureOf(error) }
  }
}
