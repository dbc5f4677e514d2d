import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { failureOf, type Failure } from '@/domain/failure'
import {
  savedAddressesArrived,
  savedAddressesFailed,
  savedAddressesRequested,
  selectIsLoadingSavedAddresses,
  selectSavedAddresses,
  selectSavedAddressesMeta,
} from '@/store/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const PAGE = 20

/** The address book as the store holds it: the first page at once, more on demand (specification §4). */
export function useSavedAddresses() {
  const dispatch = useAppDispatch()
  const addresses = useAppSelector(selectSavedAddresses)
  const { totalCount } = useAppSelector(selectSavedAddressesMeta)
  const isLoading = useAppSelector(selectIsLoadingSavedAddresses)
  const [{ hasAnswered, failure }, setState] = useState<Heard>({ hasAnswered: false, failure: null })
  useEffect(() => void loadPage(0, dispatch).then(setState), [dispatch])

  const next = (offset: number) => {
    if (isLoading) return
    setState({ hasAnswered, failure: null })
    void loadPage(offset, dispatch).then((heard) =>
      setState({ ...heard, hasAnswered: hasAnswered || heard.hasAnswered }),
    )
  }
  return {
    addresses,
    isLoading,
    hasAnswered,
    failure,
    hasMore: hasAnswered && addresses.length < totalCount,
    loadMore: () => next(addresses.length),
    again: () => next(hasAnswered ? addresses.length : 0),
  }
}

type Heard = { hasAnswered: boolean; failure: Failure | null }

/** Tells the store each step of one page; what went wrong is for the page to show. */
async function loadPage(offset: number, tell: (action: UnknownAction) => void): Promise<Heard> {
  tell(savedAddressesRequested())
  try {
    const { fetchSavedAddresses } = await import('@/api/savedAddresses')
    tell(savedAddressesArrived(await fetchSavedAddresses(offset, PAGE)))
    return { hasAnswered: true, failure: null }
  } catch (error) {
    tell(savedAddressesFailed())
    return { hasAnswered: false, failure: failureOf(error) }
  }
}
