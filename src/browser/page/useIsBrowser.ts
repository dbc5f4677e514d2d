import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until hydrated: for values that only a device knows. */
export const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
