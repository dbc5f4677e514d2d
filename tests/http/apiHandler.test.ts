import { connect, type AddressInfo } from 'node:net'
import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dispatch } from '@/server/entry/dispatch'
import { noPage, siteListener } from './testSite'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.RATE_LIMIT_WRITE = '3'
})
vi.mock('@/server/entry/routes', () => import('../server/sampleRoutes'))

const server = createServer(siteListener(noPage, { dispatch }))
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Answered = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }
type Call = {
  method?: string
  headers?: Record<string, string>
  chunks?: (string | Buffer)[]
  /** The caller has not finished sending when the answer comes. */
  unfinished?: boolean
}

/** Over a real socket: `fetch` would hide encodings and refuse odd requests. */
function send(
  path: string,
  { method = 'GET', headers = {}, chunks = [], unfinished }: Call = {},
): Promise<Answered> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (res) => {
      const received: Buffer[] = []
      res.on('data', (chunk: Buffer) => received.push(chunk))
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes: Buffer.concat(received) }),
      )
    })
    sent.on('error', reject)
    for (const chunk of chunks) sent.write(chunk)
    if (!unfinished) sent.end()
  })
}
const json = (response: Answered) => JSON.parse(response.bytes.toString()) as Record<string, unknown>
const vary = (ip: string) => ({ 'x-forwarded-for': ip })

describe('the handler', () => {
  test('passes the query and the body on and responds with JSON', async () => {
    vi.stubEnv('TRUST_PROXY', '1')
    const response = await send('/api/v4/echo?a=1&b=%C3%A4', {
      method: 'POST',
      headers: vary('192.0.2.1'),
      chunks: ['{"c":', '2}'],
    })
    expect(response.status).toBe(201)
    expect(json(response).result).toEqual({ params: {}, query: { a: '1', b: 'ä' }, body: { c: 2 } })
    expect(response.headers['x-sandbox']).toBe('true')
  })

  test('refuses a query that names a parameter twice', async () => {
    const response = await send('/api/v4/echo/fixed?a=1&b=2&%61=1')
    expect([response.status, json(response).code]).toEqual([400, 'validation_failed'])
  })

  test('responds to HEAD with the length of GET and no body', async () => {
    const head = await send('/api/v4/echo/fixed', { method: 'HEAD' })
    const get = await send('/api/v4/echo/fixed')
    expect(head.bytes).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(get.bytes.length))
  })

  test('responds to calls outside /api too', async () => {
    expect(json(await send('/auth-service/echo/abc?a=1')).result).toMatchObject({
      params: { id: 'abc' },
      query: { a: '1' },
    })
    expect((await send('/api/auth-service/echo/abc')).status).toBe(404)
  })

  test('survives addresses that are no URL', async () => {
    for (const path of ['//[', '/%', '/api/v4/echo/%E0%A4%A']) {
      expect((await send(path)).status).toBeLessThan(500)
    }
  })

  test('hands a webhook to the provider it names, whose body may be larger', async () => {
    vi.stubEnv('TRUST_PROXY', '1')
    const call = (method: string) =>
      send('/api/v4/provider-webhooks/nobody', {
        method,
        headers: vary('192.0.2.9'),
        chunks: method === 'POST' ? [Buffer.alloc(17_000, 32)] : [],
      })
    expect([(await call('POST')).status, (await call('GET')).status]).toEqual([204, 405])
  })
})

describe('a body', () => {
  const post = (chunks: (string | Buffer)[], { headers = {}, ...call }: Call = {}) => {
    vi.stubEnv('TRUST_PROXY', '1')
    const ip = `198.51.100.${Math.floor(Math.random() * 1e9)}`
    return send('/api/v4/echo', { ...call, method: 'POST', chunks, headers: { ...headers, ...vary(ip) } })
  }

  test('that is not JSON is refused in our own envelope', async () => {
    const response = await post(['{"a":'])
    expect([response.status, json(response).code]).toEqual([400, 'validation_failed'])
  })

  test.each([
    ['that is not UTF-8', [Buffer.from([0x22, 0xff, 0xfe, 0x22])]],
    ['that names a member twice', ['{"a":1,"a":2}']],
    ['with a member __proto__', ['{"__proto__":{"a":1}}']],
    ['nested without end', ['['.repeat(8000) + ']'.repeat(8000)]],
  ])('%s is refused', async (_, chunks) => {
    const response = await post(chunks)
    expect([response.status, json(response).code]).toEqual([400, 'validation_failed'])
  })

  test('of just 16 kB is read', async () => {
    expect((await post([`"${'x'.repeat(16 * 1024 - 2)}"`])).status).toBe(201)
  })

  test('over 16 kB is refused by its announced length, before it is read', async () => {
    const response = await post([Buffer.alloc(17_000, 32)], { headers: { 'content-length': '17000' } })
    expect([response.status, json(response).code]).toEqual([413, 'body_too_large'])
  })

  test('over 16 kB is refused also while it still comes in, in pieces of no announced length', async () => {
    const pieces = Array.from({ length: 5 }, () => Buffer.alloc(4096, 32))
    const response = await post(pieces, { unfinished: true })
    expect([response.status, json(response).code]).toEqual([413, 'body_too_large'])
    expect(response.headers.connection).toBe('close')
  })
})

describe('a large response', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('to a caller that accepts «%s» is sent as %s', async (accepted, coding) => {
    const response = await send('/api/v4/large', { headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(coding)
    expect(response.headers.vary).toBe('Accept-Encoding')
    const decode =
      coding === 'br' ? brotliDecompressSync : coding === 'gzip' ? gunzipSync : (raw: Buffer) => raw
    expect(JSON.parse(decode(response.bytes).toString())).toMatchObject({ sandbox: true })
  })
})

describe('a large response without coding', () => {
  test('arrives whole', async () => {
    const { bytes, headers } = await send('/api/v4/heavy', { headers: { 'accept-encoding': 'identity' } })
    expect([bytes.length, headers['content-encoding']]).toEqual([32 * 1024 * 1024, undefined])
    const head = await send('/api/v4/heavy', { method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
  })

  test('is nowhere held as a whole for a caller who never reads', async () => {
    const responses: ServerResponse[] = []
    const remember = (_: unknown, res: ServerResponse) => void responses.push(res)
    server.on('request', remember)
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause()
      socket.write('GET /api/v4/heavy HTTP/1.1\r\nhost: site\r\n\r\n')
    })
    await vi.waitFor(() => {
      expect(responses[0]?.headersSent).toBe(true)
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const [res] = responses
    expect((res?.writableLength ?? 0) + (res?.socket?.writableLength ?? 0)).toBeLessThan(1024 * 1024)
    server.off('request', remember)
    socket.destroy()
  })
})

describe('the caller', () => {
  const write = (headers: Record<string, string>) => send('/api/v4/echo', { method: 'POST', headers })

  test('cannot dodge the limit by X-Forwarded-For while no proxy is trusted', async () => {
    vi.stubEnv('TRUST_PROXY', '')
    const responses = []
    for (let count = 0; count < 5; count++) responses.push(await write(vary(`203.0.113.${count}`)))
    expect(responses.at(-1)?.status).toBe(429)
  })

  test('behind our proxy is the last address of X-Forwarded-For, whatever stands before it', async () => {
    vi.stubEnv('TRUST_PROXY', '1')
    const responses = []
    for (let count = 0; count < 5; count++) responses.push(await write(vary(`10.9.9.${count}, 203.0.113.77`)))
    expect(responses.map((response) => response.status)).toEqual([201, 201, 201, 429, 429])
    expect((await write(vary('203.0.113.77, 203.0.113.78'))).status).toBe(201)
  })
})
