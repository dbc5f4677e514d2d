import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the served HTML and at hydration, true from then on: for what only a device can tell. */
export const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
