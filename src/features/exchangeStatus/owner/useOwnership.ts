import { useSyncExternalStore } from 'react'
import { ownerSecretOf, watchOwnExchanges } from '@/browser/ownExchanges'
import type { Exchange } from '@/contract/exchanges'
import { selectIsAuth } from '@/store/customerAccountSlice'
import { useAppSelector } from '@/store/hooks'

/** Whether this device may decide about the exchange, as far as it knows; the back end decides. A back end without
 * ownership leaves every choice to anyone with the link. */
export function useOwnership(publicId: string, exchange: Exchange | undefined) {
  const isAuth = useAppSelector(selectIsAuth)
  const hasSecret = useSyncExternalStore(
    watchOwnExchanges,
    () => ownerSecretOf(publicId) !== null,
    () => false,
  )
  switch (exchange?.ownerProof ?? null) {
    case 'secret':
      return { isOwner: hasSecret, hasSecret }
    case 'customer':
      return { isOwner: isAuth, hasSecret }
    default:
      return { isOwner: true, hasSecret }
  }
}
