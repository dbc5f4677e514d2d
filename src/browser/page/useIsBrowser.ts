import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the served HTML and at hydration, true from then on: for values that only a device knows. */
export const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
