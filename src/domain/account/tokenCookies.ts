import { cookieIn } from '../site/cookieIn'

export type Tokens = { accessToken: string; refreshToken: string }

/** What a token's cookie holds; another program may have written the text `null` (R23). */
export const tokenOf = (value: string | undefined): string | null =>
  value && value !== 'null' ? value : null

/** Whether a `Cookie` header is that of a signed-in customer; the token itself is not checked. */
export const isSignedInBy = (cookieHeader: string | undefined): boolean =>
  tokenOf(cookieIn(cookieHeader, 'accessToken' satisfies keyof Tokens)) !== null
