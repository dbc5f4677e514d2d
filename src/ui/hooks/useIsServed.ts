import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** True in served HTML and until it has hydrated. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
