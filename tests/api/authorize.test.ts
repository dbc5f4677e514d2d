// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://halyard.example/"}
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { request, client } from '@/api/client'
import { onSignedOut } from '@/browser/authEvents'
import { accessToken, refreshToken, removeTokens, storeTokens } from '@/browser/storage/tokens'
import { ApiFailure } from '@/domain/text/failure'
import { atOnce } from '../atOnce'
import { fakeTabs } from '../fakeTabs'
import { bearerOf, guardedBackEnd } from './guardedBackEnd'

const usual = client.defaults.adapter
const read = (body: unknown) => body
const send = (url = '/api/x') => request({ url }, read)
const fresh = { status: 200, body: { result: { accessToken: 'new', refreshToken: 'next' } } }
const unauthorized = { status: 401, body: { code: 'unauthorized' } }
let logged = vi.spyOn(console, 'error')

beforeEach(() => {
  fakeTabs()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  storeTokens({ accessToken: 'old', refreshToken: 'r/1' })
})
afterEach(() => {
  client.defaults.adapter = usual
  removeTokens()
  vi.unstubAllGlobals()
})

describe('the bearer token from the accessToken cookie', () => {
  test('is sent when present', async () => {
    const { calls } = guardedBackEnd(client, { good: () => 'old', refresh: () => fresh })
    await send()
    expect(calls.map(bearerOf)).toEqual(['Bearer old'])
  })

  test('is not sent when it is the text null, or absent', async () => {
    const { calls } = guardedBackEnd(client, { good: () => 'old', refresh: () => fresh })
    storeTokens({ accessToken: 'null', refreshToken: 'null' })
    expect(await send()).toBe('anonymous')
    removeTokens()
    expect(await send()).toBe('anonymous')
    expect(calls.map(bearerOf)).toEqual([null, null])
  })
})

describe('on an auth failure', () => {
  test('the client tries to refresh the session, and the call is repeated as it was', async () => {
    const { calls } = guardedBackEnd(client, { good: () => 'new', refresh: () => fresh })
    const leaving = new AbortController()
    const body = await request(
      {
        method: 'PATCH',
        url: '/api/x',
        params: { a: 1 },
        data: { b: ['c'] },
        headers: { 'idempotency-key': 'k' },
        signal: leaving.signal,
      },
      read,
    )
    expect(body).toBe('known')
    const [first, refresh, second] = calls
    expect(refresh).toMatchObject({
      method: 'get',
      url: '/auth-service/api/v1.0/refresh-session/r%2F1',
      params: { type: 'customer' },
    })
    expect(refresh && bearerOf(refresh)).toBeNull()
    expect(second).toMatchObject({ method: 'patch', url: '/api/x', params: { a: 1 }, data: '{"b":["c"]}' })
    expect(second?.headers.get('idempotency-key')).toBe('k')
    expect(second?.headers.get('content-type')).toBe(first?.headers.get('content-type'))
    expect(second && bearerOf(second)).toBe('Bearer new')
    expect([accessToken(), refreshToken()]).toEqual(['new', 'next'])
    expect(calls).toHaveLength(3)
  })

  test('any number of waiting requests make one refresh', async () => {
    const { refreshes, others } = guardedBackEnd(client, { good: () => 'new', refresh: () => fresh })
    const responses = await atOnce(25, (index) => send(`/api/${index}`))
    expect(new Set(responses)).toEqual(new Set(['known']))
    expect(refreshes()).toHaveLength(1)
    expect(others()).toHaveLength(50)
  })

  test('and so they do in a browser without locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    const { refreshes } = guardedBackEnd(client, { good: () => 'new', refresh: () => fresh })
    expect(await Promise.all([send(), send(), send()])).toEqual(['known', 'known', 'known'])
    expect(refreshes()).toHaveLength(1)
  })

  test.each([400, 403, 404, 429, 500])('%d is none, and makes no refresh', async (status) => {
    const { calls } = guardedBackEnd(client, { good: () => null, refresh: () => fresh, refusal: status })
    await expect(send()).rejects.toBeInstanceOf(ApiFailure)
    expect(calls).toHaveLength(1)
  })

  test('a refusal that comes late, of a token that is replaced already, makes no refresh', async () => {
    const { refreshes } = guardedBackEnd(client, { good: () => 'new', refresh: () => fresh })
    const late = send()
    storeTokens({ accessToken: 'new', refreshToken: 'next' })
    expect(await late).toBe('known')
    expect(refreshes()).toEqual([])
  })

  test('two tabs make one refresh', async () => {
    vi.resetModules()
    const other = await import('@/api/client')
    expect(other.client).not.toBe(client)
    const rules = { good: () => 'new', refresh: () => fresh }
    const [own, theirs] = [guardedBackEnd(client, rules), guardedBackEnd(other.client, rules)]
    const responses = await Promise.all([send(), other.request({ url: '/api/y' }, read), send()])
    expect(responses).toEqual(['known', 'known', 'known'])
    expect([...own.refreshes(), ...theirs.refreshes()]).toHaveLength(1)
  })

  test('a response without an envelope is a refresh too', async () => {
    const bare = { status: 200, body: fresh.body.result }
    guardedBackEnd(client, { good: () => 'new', refresh: () => bare })
    expect(await send()).toBe('known')
  })
})

describe('if the refresh fails', () => {
  test.each([
    ['is refused', () => unauthorized],
    ['breaks', () => ({ status: 500 })],
    ['comes as nonsense', () => ({ status: 200, body: '<html>' })],
    ['comes empty', () => ({ status: 200, body: null })],
    ['lacks a token', () => ({ status: 200, body: { accessToken: 'new' } })],
    ['brings empty tokens', () => ({ status: 200, body: { accessToken: '', refreshToken: '' } })],
    ['has no answer', () => Promise.reject(new Error('no network'))],
  ])(
    'because it %s, both cookies are removed and the retry proceeds without authorization',
    async (_, refresh) => {
      const { others, refreshes } = guardedBackEnd(client, { good: () => 'new', refresh })
      const listener = vi.fn()
      const stop = onSignedOut(listener)
      expect(await Promise.all([send(), send(), send()])).toEqual(['anonymous', 'anonymous', 'anonymous'])
      stop()
      expect(others().slice(3).map(bearerOf)).toEqual([null, null, null])
      expect([accessToken(), refreshToken()]).toEqual([null, null])
      expect(refreshes()).toHaveLength(1)
      expect(listener).toHaveBeenCalledOnce()
      expect(logged).toHaveBeenCalledOnce()
      expect(logged.mock.calls[0]?.[0]).toMatch(/^token refresh failed: /)
    },
  )

  test('because there is no refresh token, no refresh is sent', async () => {
    const { refreshes } = guardedBackEnd(client, { good: () => 'new', refresh: () => fresh })
    storeTokens({ accessToken: 'old', refreshToken: 'null' })
    expect(await send()).toBe('anonymous')
    expect(refreshes()).toEqual([])
    expect(accessToken()).toBeNull()
    expect(logged).toHaveBeenCalledOnce()
  })

  test('the log names neither token', async () => {
    guardedBackEnd(client, { good: () => 'new', refresh: () => unauthorized })
    await send()
    expect(logged.mock.calls.join()).not.toMatch(/old|r\/1|r%2F1/)
  })
})

describe('nothing loops', () => {
  test('when the repeated call is refused as well', async () => {
    const { calls } = guardedBackEnd(client, { good: () => 'another', refresh: () => fresh })
    await expect(send()).rejects.toMatchObject({ failure: { kind: 'broken' } })
    expect(calls).toHaveLength(3)
  })

  test('when a call without a bearer is refused: that is a plain failure', async () => {
    removeTokens()
    const calls: unknown[] = []
    client.defaults.adapter = (config) => {
      calls.push(config.url)
      const response = { data: unauthorized.body, status: 401, statusText: '', headers: {}, config }
      return Promise.reject(Object.assign(new Error(), { isAxiosError: true, config, response: response }))
    }
    const refused = { kind: 'refused', status: 401, body: unauthorized.body }
    await expect(send()).rejects.toMatchObject({ failure: refused })
    expect(calls).toEqual(['/api/x'])
  })
})

test('a call that is taken back while the token is renewed is not repeated', async () => {
  const leaving = new AbortController()
  const refresh = () => {
    leaving.abort()
    return fresh
  }
  const { others } = guardedBackEnd(client, { good: () => 'new', refresh })
  const error = await request({ url: '/api/x', signal: leaving.signal }, read).catch(
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ code: 'ERR_CANCELED' })
  expect(others()).toHaveLength(1)
})
