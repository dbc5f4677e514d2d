import type { BrowserContext, Page, Request } from '@playwright/test'

/** The calls that the shell makes for a visitor, and for a customer (R36). */
export const SESSIONS = '/api/v3/sessions'
export const REFRESH = '/api/v3/sessions/refresh'
export const PROFILE = '/api/v3/customers/profile'
export const SEGMENT = '/api/v4/customers/segment'
export const CHECK_IN = '/api/v3/customers/sl_check_in'
export const TOKENS = '/auth-service/api/v1.0/refresh-session/'

export const UNAUTHORIZED = {
  status: 401,
  json: { code: 'unauthorized', error: '', description: '', traceId: 'e2e' },
}

/** The calls to this path, or to those that begin with it when it ends in a slash, from now on and by any tab. */
export function callsTo(path: string, context: BrowserContext): Request[] {
  const calls: Request[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (path.endsWith('/') ? pathname.startsWith(path) : pathname === path) calls.push(request)
  })
  return calls
}

export const bearers = (calls: Request[]) =>
  Promise.all(calls.map((call) => call.headerValue('authorization')))

const NO_ADDRESSES = { json: { result: { result: [], offset: 0, limit: 20, totalCount: 0 } } }

/** A customer as their cookies show them: `old` is the access token, `r-1` the refresh token. The back end knows
 * neither, so what the exchange form requests for them is answered here. */
export async function signIn(context: BrowserContext, url: string) {
  await context.route('**/api/v4/customers/addresses?*', (route) => route.fulfill(NO_ADDRESSES))
  const cookie = { url, secure: true, sameSite: 'Strict' as const }
  await context.addCookies([
    { ...cookie, name: 'accessToken', value: 'old' },
    { ...cookie, name: 'refreshToken', value: 'r-1' },
  ])
}

export const tokens = async (context: BrowserContext) => {
  const cookies = await context.cookies()
  return cookies.filter(({ name }) => name.endsWith('Token')).sort((a, b) => a.name.localeCompare(b.name))
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
