import axios, { AxiosHeaders, type AxiosAdapter } from 'axios'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { client } from '@/api/client'
import { fetchExchange, fetchLastExchanges } from '@/api/exchanges'
import { request } from '@/api/request'
import { callBackEnd, connectBackEnd } from '@/http/backEnd'
import { metrics } from '@/runtime/metrics'
import { runInRequestContext } from '@/runtime/requestContext'

const loaded = vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  return { server: false }
})
vi.mock('@/server/entry/routes', async () => {
  loaded.server = true
  return await import('../server/sampleRoutes')
})

const { adapter, baseURL } = client.defaults
afterEach(() => {
  Object.assign(client.defaults, { adapter, baseURL })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const respond: AxiosAdapter = (config) =>
  Promise.resolve({ data: [], status: 200, statusText: '', headers: new AxiosHeaders(), config })

describe('with API_ORIGIN', () => {
  test('the embedded back end is never loaded, and calls are measured by the path of the contract', async () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example')
    vi.spyOn(axios, 'getAdapter').mockReturnValue(respond)
    const observe = vi.spyOn(metrics.calls, 'observe')
    expect(await connectBackEnd()).toBeNull()
    expect(await fetchLastExchanges()).toEqual([])
    await fetchExchange('abc', {}).catch(() => null)
    expect(observe.mock.calls.map(([labels]) => labels)).toEqual([
      { back_end: 'operator', method: 'GET', route: '/api/v3/exchanges-new/header', status: 200 },
      { back_end: 'operator', method: 'GET', route: '/api/v3/exchanges-new/{publicId}', status: 200 },
    ])
    expect(loaded.server).toBe(false)
  })

  test('calls go there', async () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example/')
    const called: string[] = []
    vi.spyOn(axios, 'getAdapter').mockReturnValue((config) => {
      called.push(client.getUri(config))
      return respond(config)
    })
    await connectBackEnd()
    await callBackEnd({ url: '/api/v3/customers/profile' })
    expect(called).toEqual(['https://api.example/api/v3/customers/profile'])
  })
})

const VISITOR = {
  ...{ ip: '203.0.113.7', isServed: true, headers: {} },
  ...{ passId: null, isSecure: true, formToken: { sent: null, next: '' } },
}

test('a call for a visitor has their address and country there', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.example/')
  const called: unknown[] = []
  vi.spyOn(axios, 'getAdapter').mockReturnValue((config) => {
    called.push(config.headers.get('x-forwarded-for'), config.headers.get('x-country'))
    return respond(config)
  })
  await connectBackEnd()
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-country': 'JP' }
  const given = { visitor: { ...VISITOR, headers }, form: null }
  await runInRequestContext(() => callBackEnd({ url: '/api/v4/estimates', asVisitor: true }), given)
  expect(called).toEqual(['203.0.113.7', 'JP'])
})

const read = (result: unknown, isSandbox: boolean) => ({ result, isSandbox })

describe('with the embedded back end', () => {
  test('a call has the result that it has over HTTP, and says that it is a sandbox', async () => {
    expect(await connectBackEnd()).toBeTypeOf('function')
    const params = { a: 'x y', b: 2, c: undefined }
    const echoed = { result: { params: {}, query: { a: 'x y', b: '2' } }, isSandbox: true }
    expect(await request({ url: '/api/v4/echo', params }, read)).toEqual(echoed)
    expect(await callBackEnd({ url: '/api/v4/echo', params })).toEqual(echoed)
  })

  test('an order for a visitor from where the operator serves nobody is refused', async () => {
    const given = { visitor: { ...VISITOR, isServed: false }, form: null }
    const order = { method: 'POST', url: '/api/v4/exchanges-new', asVisitor: true as const, data: {} }
    expect(await runInRequestContext(() => callBackEnd(order), given)).toMatchObject({
      failure: { kind: 'refused', status: 451, body: { code: 'region_restricted' } },
    })
  })

  test('a page that is the same for all makes no call for a visitor', async () => {
    await expect(callBackEnd({ url: '/api/v4/echo', asVisitor: true })).rejects.toThrow('no visitor')
  })

  test('a body is sent as JSON text', async () => {
    const sent = await callBackEnd({ method: 'POST', url: '/api/v4/echo', data: { c: 3 } })
    expect(sent).toMatchObject({ result: { body: { c: 3 } } })
  })

  test.each([
    ['a refusal has its envelope and its status', '/api/v4/refused', { kind: 'refused', status: 422 }],
    ['a call that no route takes is not offered', '/api/v4/none', { kind: 'refused', status: 404 }],
    ['a failure on our side is broken', '/api/v4/broken', { kind: 'broken' }],
  ])('%s, for this process and as data for pages', async (_, url, failure) => {
    await expect(request({ url }, read)).rejects.toMatchObject({ failure })
    expect(await callBackEnd({ url })).toMatchObject({ failure })
  })

  test('what a provider says of an amount reaches a page', async () => {
    expect(await callBackEnd({ url: '/api/v4/refused' })).toMatchObject({
      failure: { body: { code: 'amount_below_min' } },
    })
  })

  test('a result that does not fit is broken', async () => {
    const unfit = () => {
      throw new Error('does not fit')
    }
    await expect(request({ url: '/api/v4/echo' }, unfit)).rejects.toMatchObject({
      failure: { kind: 'broken' },
    })
  })

  test('a large response arrives decompressed', async () => {
    const large = await request({ url: '/api/v4/large' }, read)
    expect(large.result).toHaveLength(5000)
  })
})
