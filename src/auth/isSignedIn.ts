import { accessToken } from '@/browser/storage/tokens'

/** At this moment, for a decision in an event handler or before the shell has hydrated; components that must follow a
 * change use useIsSignedIn. */
export const isSignedIn = (): boolean => accessToken() !== null
