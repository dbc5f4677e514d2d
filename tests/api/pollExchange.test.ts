// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchExchange } from '@/api/exchanges'
import { pollExchange } from '@/api/pollExchange'
import { readExchange } from '@/api/readExchange'
import { nameEnvironment } from '@/api/environmentName'
import { storeTokens, removeTokens } from '@/browser/storage/tokens'
import * as timings from '@/config/timings'
import { anExchange } from '../domain/anExchange'

vi.mock('@/api/readExchange', { spy: true })
vi.mock('@/api/exchanges', () => ({ fetchExchange: vi.fn() }))

const network = vi.fn<typeof fetch>()
const respond = (body: unknown, init?: ResponseInit) =>
  network.mockImplementation(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init)),
  )
const LATER = '2026-11-21T12:00:04.000Z'
const shown = anExchange({ ownerProof: 'secret', actions: ['refund'] })
const poll = (known: typeof shown | undefined = shown) => pollExchange('abc123', known, {})

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('fetch', network)
  vi.mocked(readExchange).mockClear()
})
afterEach(() => {
  network.mockReset()
  removeTokens()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  nameEnvironment(undefined)
})

describe('what has not changed', () => {
  test('is the exchange as shown, with the new time of the server, and needs no schema', async () => {
    const { extendedInfo, ...rest } = shown
    respond({ result: { extendedInfo, ...rest, serverTime: LATER }, traceId: 't' })
    expect(await poll()).toEqual({ ...shown, serverTime: LATER })
    expect(readExchange).not.toHaveBeenCalled()
  })

  test('may come without an envelope', async () => {
    respond({ ...shown, serverTime: LATER })
    expect(await poll()).toEqual({ ...shown, serverTime: LATER })
    expect(readExchange).not.toHaveBeenCalled()
  })
})

test.each<[string, object]>([
  ['the status', { status: 'confirming' }],
  ['a detail', { extendedInfo: { ...shown.extendedInfo, txFrom: '0xab' } }],
  ['a list', { actions: ['refund', 'continue'] }],
  ['a list that is shorter', { actions: [] }],
  ['a value that was none', { amountFrom: '0.1' }],
  ['a value that is none now', { ownerProof: null }],
  ['a value that it did not have', { bank: undefined, extra: 1 }],
  ['a time of the server that is none', { serverTime: 'soon' }],
])('%s that differs is read by the schema', async (_, changes) => {
  const changed = { ...shown, ...changes }
  respond({ result: changed })
  const read = await poll()
  expect(readExchange).toHaveBeenCalledOnce()
  expect(read).toEqual(vi.mocked(readExchange).mock.results[0]?.value)
})

test('a new field is not taken for nothing new', async () => {
  const { bank: _, ...before } = shown
  const bank = { account: null, name: 'Example Bank', bic: null, reference: 'R-7', holder: null }
  respond({ result: { ...before, bank, serverTime: LATER } })
  await poll(before as typeof shown).catch(() => undefined)
  expect(readExchange).toHaveBeenCalledOnce()
})

test('without an exchange on the screen it is read by the schema', async () => {
  respond({ result: shown })
  expect(await pollExchange('abc123', undefined, {})).toEqual(shown)
})

test('what is no exchange is broken', async () => {
  for (const body of [
    { result: null },
    { result: { ...shown, expectedAmountFrom: 'much' } },
    '<html>',
    'null',
  ]) {
    respond(body)
    await expect(poll()).rejects.toMatchObject({ failure: { kind: 'broken' } })
  }
})

describe('the call', () => {
  test('carries the headers of the visit, and nothing of an id leads it elsewhere', async () => {
    respond({ result: shown })
    await pollExchange('../pairs?x=1', shown, { 'site-language': 'de' })
    const [url, init] = network.mock.calls[0] ?? []
    expect(url).toBe('/api/v3/exchanges-new/..%2Fpairs%3Fx%3D1')
    expect(new Headers(init?.headers).get('site-language')).toBe('de')
    expect(new Headers(init?.headers).get('x-qrator-ip-source')).toBeNull()
  })

  test('outside production names a random address', async () => {
    nameEnvironment('staging')
    respond({ result: shown })
    await poll()
    const { headers } = network.mock.calls[0]?.[1] ?? {}
    expect(new Headers(headers).get('x-qrator-ip-source')).toMatch(/^\d+(\.\d+){3}$/)
  })

  test('of a customer is signed, as every call of hers', async () => {
    storeTokens({ accessToken: 'a.b.c', refreshToken: 'r' })
    vi.mocked(fetchExchange).mockResolvedValue(shown)
    expect(await pollExchange('abc123', shown, { 'site-language': 'de' })).toBe(shown)
    expect(fetchExchange).toHaveBeenCalledWith('abc123', { 'site-language': 'de' })
    expect(network).not.toHaveBeenCalled()
  })
})

describe('a failure', () => {
  test.each<[number, HeadersInit, unknown, object]>([
    [404, {}, { code: 'not_found' }, { kind: 'refused', status: 404, body: { code: 'not_found' } }],
    [404, {}, '<html>', { kind: 'notOffered' }],
    [429, { 'retry-after': '7' }, { code: 'rate_limited' }, { kind: 'rateLimited', retryAfter: 7 }],
    [503, {}, { code: 'unavailable' }, { kind: 'broken' }],
  ])('%d is what it is for every call', async (status, headers, body, failure) => {
    respond(body, { status, headers })
    await expect(poll()).rejects.toMatchObject({ failure })
  })

  test('without a connection is known', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(poll()).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(poll()).rejects.toMatchObject({ failure: { kind: 'offline' } })
  })

  test('after the time of every call is a timeout', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    network.mockImplementation((_, init) =>
      init?.signal?.aborted
        ? Promise.reject(new DOMException('', 'TimeoutError'))
        : Promise.reject(new TypeError()),
    )
    await expect(poll()).rejects.toMatchObject({ failure: { kind: 'timeout' } })
    expect(timeout).toHaveBeenCalledWith(timings.apiTimeout)
  })
})
