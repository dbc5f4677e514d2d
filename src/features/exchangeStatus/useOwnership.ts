import { useSyncExternalStore } from 'react'
import { ownerSecretOf, watchOwnExchanges } from '@/browser/storage/ownExchanges'
import { useIsSignedIn } from '@/auth/useIsSignedIn'
import type { Exchange } from '@/contract/exchanges'

/** Whether this device keeps the secret that only the owner has; null: not known before the page has hydrated. */
export const useHasSecret = (publicId: string): boolean | null =>
  useSyncExternalStore(
    watchOwnExchanges,
    () => ownerSecretOf(publicId) !== null,
    () => null,
  )

/**
 * What the device knows; the back end decides. Without ownership there, anyone with the link may choose. Each part that
 * depends on it asks for itself, so that hydration, which finds it out, renders those parts again and not the page.
 * @returns isOwner null: not known before the page has hydrated
 */
export function useOwnership({ publicId, ownerProof }: Exchange) {
  const isSignedIn = useIsSignedIn()
  const known = useHasSecret(publicId)
  const hasSecret = known === true
  switch (ownerProof ?? null) {
    case 'secret':
      return { isOwner: known, hasSecret }
    case 'customer':
      return { isOwner: known === null ? null : isSignedIn, hasSecret }
    default:
      return { isOwner: true, hasSecret }
  }
}
