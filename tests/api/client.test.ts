// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { client, request } from '@/api/client'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import { respondingWith, failing } from './fakeBackEnd'

const read = (body: unknown) => body
const send = () => request({ url: '/api/x' }, read)

/** The failure a call ends with. */
async function failureOfCall(call: Promise<unknown> = send()): Promise<Failure> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiFailure) return error.failure
  throw new Error('the call did not fail as one of ours', { cause: error })
}

const usual = client.defaults.adapter
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true))
afterEach(() => void (client.defaults.adapter = usual))

describe('a response', () => {
  test.each([
    ['in its envelope', { result: { a: 1 }, traceId: 't' }, { a: 1 }],
    ['bare', { a: 1 }, { a: 1 }],
    ['that is a bare list', [1, 2], [1, 2]],
    ['whose result is empty', { result: null }, null],
  ])('%s is unpacked', async (_, body, result) => {
    respondingWith(200, body)
    expect(await send()).toEqual(result)
  })

  test('of an unexpected shape is broken', async () => {
    respondingWith(200, '<html>maintenance</html>')
    const call = request({ url: '/x' }, () => {
      throw new TypeError('not a list')
    })
    expect(await failureOfCall(call)).toEqual({ kind: 'broken' })
  })
})

describe('no response', () => {
  test('within the time limit is a timeout', async () => {
    failing('ECONNABORTED')
    expect(await failureOfCall()).toEqual({ kind: 'timeout' })
    failing('ETIMEDOUT')
    expect(await failureOfCall()).toEqual({ kind: 'timeout' })
  })

  test('from a back end that is down is unreachable', async () => {
    failing('ERR_NETWORK')
    expect(await failureOfCall()).toEqual({ kind: 'unreachable' })
  })

  test('on a device without a connection is offline, whatever the error says', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    failing('ERR_NETWORK')
    expect(await failureOfCall()).toEqual({ kind: 'offline' })
  })
})

describe('a refusal', () => {
  const body = { code: 'amount_below_min', error: 'Bad Request', description: '', traceId: 't' }

  test.each([400, 404, 409, 422])('with %d and a code is reported with both', async (status) => {
    respondingWith(status, body)
    expect(await failureOfCall()).toEqual({ kind: 'refused', status, body })
  })

  test.each([
    ['html', '<html>Forbidden</html>'],
    ['nothing', ''],
    ['another shape', { message: 'no' }],
    ['a code that is no text', { code: 17 }],
  ])('with %s instead of a code is broken', async (_, other) => {
    respondingWith(403, other)
    expect(await failureOfCall()).toEqual({ kind: 'broken' })
  })
})

describe('too many calls', () => {
  test('are reported with the wait the back end names', async () => {
    respondingWith(429, {}, { 'retry-after': '7' })
    expect(await failureOfCall()).toEqual({ kind: 'rateLimited', retryAfter: 7 })
  })

  test('without a wait, or with a date for one, half a minute is said', async () => {
    respondingWith(429, { code: 'rate_limited' })
    expect(await failureOfCall()).toEqual({ kind: 'rateLimited', retryAfter: 30 })
    respondingWith(429, {}, { 'retry-after': 'Sat, 21 Nov 2026 12:00:00 GMT' })
    expect(await failureOfCall()).toEqual({ kind: 'rateLimited', retryAfter: 30 })
  })
})

test.each([500, 502, 503])('%d is broken, also when it comes with a code', async (status) => {
  respondingWith(status, { code: 'internal' })
  expect(await failureOfCall()).toEqual({ kind: 'broken' })
})

test('a call that was taken back is no failure', async () => {
  respondingWith(200, {})
  const taken = new AbortController()
  taken.abort()
  const error = await request({ url: '/x', signal: taken.signal }, read).catch((reason: unknown) => reason)
  expect(error).not.toBeInstanceOf(ApiFailure)
  expect(error).toMatchObject({ code: 'ERR_CANCELED' })
})
