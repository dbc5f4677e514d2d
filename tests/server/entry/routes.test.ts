import { afterEach, expect, test, vi } from 'vitest'
import { matchRoute } from '@/server/entry/dispatch'
import { type Route, routes } from '@/server/entry/routes'

const handlerOf = (method: string, path: string) => matchRoute(method, path).route?.handler

/** Those that try a password or cause an email. */
const GUESSABLE = [
  '/auth-service/api/v1.0/sign-up',
  '/auth-service/api/v1.0/sign-up/confirmation',
  '/auth-service/api/v1.0/sign-in',
  '/auth-service/api/v1.0/sign-out',
  '/auth-service/api/v1.0/password-reset',
  '/auth-service/api/v1.0/password-reset/confirmation',
  '/api/v4/customers/password',
  '/api/v4/customers/email',
  '/api/v4/customers/email/confirmation',
  '/api/v4/customers/email/restoration',
  '/api/v4/customers/payouts/stop',
  '/api/v4/customers/deletion',
  '/auth-service/api/v1.0/sign-in/second-factor',
  '/api/v4/customers/confirmation/options',
  '/api/v4/customers/confirmation',
  '/api/v4/customers/security/totp',
  '/api/v4/customers/security/totp/confirmation',
  '/api/v4/customers/security/totp/removal',
  '/api/v4/customers/security/passkeys/options',
  '/api/v4/customers/security/passkeys',
  '/api/v4/customers/security/passkeys/{id}/removal',
  '/api/v4/customers/security/recovery-codes',
  '/api/v4/customers/security/reset-stop',
]

test('every call is there once, and exactly those that write are counted as writes, but for those with a limit of their own', () => {
  const calls = routes.map((route) => `${route.method} ${route.path}`)
  expect(new Set(calls).size).toBe(calls.length)
  const limitOf = ({ method, path }: Route) => {
    // Each open page calls these once a minute.
    if (path.startsWith('/api/v3/sessions') || path === '/api/v4/announcements') return 'session'
    if (GUESSABLE.includes(path)) return 'auth'
    if (path.startsWith('/api/v4/desk/')) return 'staff'
    if (path === '/api/v4/address-names') return 'names'
    // The same call as the one by GET.
    if (path === '/auth-service/api/v1.0/refresh-session') return 'read'
    if (/\/(?:pending|moderation)$/.test(path)) return 'moderation'
    if (path.endsWith('/export') || path === '/api/v4/sandbox/partner-month') return 'heavy'
    return method === 'GET' ? 'read' : 'write'
  }
  for (const route of routes) expect([route.path, route.limit]).toEqual([route.path, limitOf(route)])
})

test('exchanges are made and read under v3 and v4 alike', () => {
  expect(handlerOf('POST', '/api/v3/exchanges-new')).toBe(handlerOf('POST', '/api/v4/exchanges-new'))
  expect(handlerOf('GET', '/api/v3/exchanges-new/abc')).toBe(handlerOf('GET', '/api/v4/exchanges-new/abc'))
})

test('the list of last exchanges is not taken for an exchange of that id', () => {
  expect(handlerOf('GET', '/api/v3/exchanges-new/header')).not.toBe(
    handlerOf('GET', '/api/v3/exchanges-new/abc'),
  )
})

afterEach(() => vi.unstubAllEnvs())

test('no fixed path is hidden behind one with parameters', () => {
  vi.stubEnv('DESK_STAFF', 'anna@example.com:admin')
  for (const route of routes) {
    if (!route.path.includes('{')) expect(handlerOf(route.method, route.path)).toBe(route.handler)
  }
})
