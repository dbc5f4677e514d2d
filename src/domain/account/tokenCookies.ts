import { cookieIn } from '../site/cookieIn'

export type Tokens = { accessToken: string; refreshToken: string }

/** What a token's cookie holds; another program may have written the text `null` (R23). */
export const tokenOf = (value: string | undefined): string | null =>
  value && value !== 'null' ? value : null

/** Whether a `Cookie` header is that of a signed-in customer; the token itself is not checked. */
export const isSignedInBy = (cookieHeader: string | undefined): boolean =>
  tokenOf(cookieIn(cookieHeader, 'accessToken' satisfies keyof Tokens)) !== null

/** Of a `Cookie` header; null unless it has both. */
export function tokensIn(cookies: string | undefined): Tokens | null {
  const read = (name: keyof Tokens) => tokenOf(decoded(cookieIn(cookies, name)))
  const [accessToken, refreshToken] = [read('accessToken'), read('refreshToken')]
  return accessToken && refreshToken ? { accessToken, refreshToken } : null
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** As the site's scripts write and read them (R21, R23); null removes them. */
export function tokenCookies(tokens: Tokens | null, isSecure: boolean): string[] {
  const attributes = ['Path=/', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])]
  return (['accessToken', 'refreshToken'] as const).map((name) =>
    [
      `${name}=${tokens ? encodeURIComponent(tokens[name]) : ''}`,
      ...attributes,
      ...(tokens ? [] : ['Max-Age=0']),
    ].join('; '),
  )
}
