import { afterEach, describe, expect, test, vi } from 'vitest'
import { dispatch, type Call } from '@/server/entry/dispatch'
import { atOnce } from '../../atOnce'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.RATE_LIMIT_READ = '20'
  process.env.RATE_LIMIT_WRITE = '3'
})
vi.mock('@/server/entry/routes', () => import('../sampleRoutes'))
afterEach(() => vi.unstubAllEnvs())

let callers = 0
/** Each call comes from an address of its own, unless the test says otherwise. */
const call = async (path: string, changes: Partial<Call> & { text?: string } = {}) => {
  const { text = '', ...rest } = changes
  const given = {
    method: 'GET',
    path,
    query: {},
    headers: {},
    ip: `10.0.0.${++callers}`,
    readBody: () => Promise.resolve(text),
    ...rest,
  }
  const reply = await dispatch(given)
  return {
    ...reply,
    json: JSON.parse(typeof reply.body === 'string' ? reply.body : '{}') as Record<string, unknown>,
  }
}

describe('a response', () => {
  test('carries the result, the trace id and the word that this is a sandbox', async () => {
    const { status, headers, json } = await call('/api/v4/echo', { query: { a: '1' } })
    expect(status).toBe(200)
    expect(json).toEqual({
      result: { params: {}, query: { a: '1' } },
      traceId: headers['x-request-id'],
      sandbox: true,
    })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-sandbox': 'true',
      'x-robots-tag': 'noindex',
    })
  })

  test('has another trace id every time', async () => {
    const ids = await Promise.all([call('/api/v4/echo'), call('/api/v4/echo')])
    expect(ids[0].json.traceId).not.toBe(ids[1].json.traceId)
  })

  test('gives the handler the named parts of the path, and a fixed path goes first', async () => {
    expect((await call('/api/v4/echo/abc')).json.result).toMatchObject({ params: { id: 'abc' } })
    expect((await call('/api/v4/echo/fixed')).json.result).toBe('fixed')
  })

  test('to PATCH reads the body, which may be missing', async () => {
    const patch = { method: 'PATCH', text: '{"a":1}' }
    expect((await call('/api/v4/echo/fixed', patch)).json.result).toMatchObject({ body: { a: 1 } })
    expect((await call('/api/v4/echo/fixed', { ...patch, text: '' })).status).toBe(200)
  })

  test('to HEAD is the one to GET', async () => {
    expect((await call('/api/v4/echo', { method: 'HEAD' })).status).toBe(200)
  })

  test('may replace the default headers', async () => {
    const reply = await dispatch({
      method: 'GET',
      path: '/api/v4/large',
      query: {},
      headers: {},
      ip: '',
      readBody: () => Promise.resolve(''),
    })
    expect(reply.headers['cache-control']).toBe('public, max-age=300')
  })
})

describe('a refusal', () => {
  test('of an unknown path is 404 not_found', async () => {
    for (const path of [
      '/api/v4/nothing',
      '/api/v4/echo/',
      '/api/v4/echo/a/b',
      '',
      '/api/v4/echo/%2e%2e/x',
    ]) {
      const { status, json } = await call(path)
      expect([path, status, json.code]).toEqual([path, 404, 'not_found'])
    }
  })

  test('of a wrong method is 405 and names the right ones', async () => {
    const { status, headers, json } = await call('/api/v4/echo', { method: 'DELETE' })
    expect([status, json.code, headers.allow]).toEqual([405, 'method_not_allowed', 'GET, HEAD, POST'])
  })

  test('has the code, the fields and the limits of its handler', async () => {
    const { status, json, headers } = await call('/api/v4/refused')
    expect(status).toBe(422)
    expect(json).toEqual({
      code: 'amount_below_min',
      error: 'Unprocessable Entity',
      description: 'Too little.',
      traceId: headers['x-request-id'],
      fields: { amount: { code: 'amount_below_min', description: 'Too little.' } },
      limits: { min: '1', max: null },
    })
  })

  test('of a body that is not JSON is 400 validation_failed', async () => {
    const { status, json } = await call('/api/v4/echo', { method: 'POST', text: '{"a":' })
    expect([status, json.code]).toEqual([400, 'validation_failed'])
  })

  test('for an unexpected failure is 500 internal without details', async () => {
    const { status, body, json } = await call('/api/v4/broken')
    expect([status, json.code]).toEqual([500, 'internal'])
    expect(body).not.toContain('secret')
  })

  test('for a database that is away or full is 503 unavailable with Retry-After and without details', async () => {
    const { status, headers, body, json } = await call('/api/v4/full')
    expect([status, json.code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect(body).not.toContain('secret')
  })

  test('applies to every call while the operator’s own back end is configured', async () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example.com')
    const { status, json } = await call('/api/v4/echo')
    expect([status, json.code]).toEqual([404, 'not_found'])
  })
})

describe('the rate limit', () => {
  test('refuses with 429 and the seconds to wait, without reading the body', async () => {
    const readBody = vi.fn(() => Promise.resolve('{}'))
    const from = { ip: '192.0.2.1', method: 'POST', readBody }
    for (let count = 0; count < 3; count++) expect((await call('/api/v4/echo', from)).status).toBe(201)

    const { status, json, headers } = await call('/api/v4/echo', from)
    expect([status, json.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(readBody).toHaveBeenCalledTimes(3)
  })

  test('counts reads and writes apart, and each address apart', async () => {
    for (let count = 0; count < 4; count++) await call('/api/v4/echo', { ip: '192.0.2.2', method: 'POST' })
    expect((await call('/api/v4/echo', { ip: '192.0.2.2' })).status).toBe(200)
    expect((await call('/api/v4/echo', { ip: '192.0.2.3', method: 'POST' })).status).toBe(201)
  })

  test('of sessions leaves what an order may need, and is as wide as that of reads', async () => {
    const from = { ip: '192.0.2.4', method: 'POST' }
    for (let count = 0; count < 20; count++) expect((await call('/api/v4/echo/fixed', from)).status).toBe(200)
    expect((await call('/api/v4/echo/fixed', from)).status).toBe(429)
    expect((await call('/api/v4/echo', from)).status).toBe(201)
  })

  test('does not count our own page loaders', async () => {
    const all = await atOnce(30, () => call('/api/v4/echo', { ip: '' }))
    expect(new Set(all.map((reply) => reply.status))).toEqual(new Set([200]))
  })
})
