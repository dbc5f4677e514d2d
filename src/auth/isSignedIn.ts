import { accessToken } from '@/browser/storage/tokens'

/** For event handlers and before hydration; components that follow changes use useIsSignedIn. */
export const isSignedIn = (): boolean => accessToken() !== null
