import { connect } from 'node:net'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createRequestListener } from '@/http/createRequestListener'
import { serve } from './testServer'

vi.mock('@/http/requestPath', async (original) => ({
  ...(await original<typeof import('@/http/requestPath')>()),
  readManifest: () => ({}),
  createRouteLabel: () => (path: string) => path,
}))
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn() }))
afterEach(() => vi.unstubAllEnvs())

/** Answers with what Next.js would see of the request. */
const echo = async (req: IncomingMessage, res: ServerResponse) => {
  let bytes = 0
  for await (const chunk of req) bytes += (chunk as Buffer).length
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ url: req.url, headers: req.headers, bytes }))
}
type Seen = { url: string; headers: Record<string, string>; bytes: number }
const seenIn = (body: Buffer) => JSON.parse(body.toString()) as Seen

describe('the length of an address', () => {
  test.each([
    [`/buy-sell-crypto/${'-'.repeat(7900)}`, 414],
    [`/share/${'a-'.repeat(300)}.png`, 414],
    [`/coins/${'x'.repeat(505)}`, 200],
    [`/faq?a=${'x'.repeat(7990)}`, 200],
    [`/faq?a=${'x'.repeat(8000)}`, 414],
  ])('is limited for path and query by themselves: %#', async (path, status) => {
    const request = await serve(createRequestListener(echo))
    expect((await request(path)).status).toBe(status)
  })
})

describe('one page under several spellings', () => {
  test.each([
    ['/x/../about', '/about'],
    ['/./faq?a=1&b=%2F', '/faq?a=1&b=%2F'],
    ['/./faq?a=<hx>"', '/faq?a=%3Chx%3E%22'],
    ['/coins/%2e%2E/faq', '/faq'],
    ['/dE/about', '/de/about'],
    ['/DE', '/de'],
    ['/..//evil.example', '/evil.example'],
    ['/a/..', '/'],
  ])('%s is redirected to %s', async (path, location) => {
    const next = vi.fn(echo)
    const request = await serve(createRequestListener(next))
    const { status, headers } = await request(path)
    expect([status, headers.location]).toEqual([308, location])
    expect(next).not.toHaveBeenCalled()
  })

  test.each(['/de/about', '/DEnver', '/what-is/a..b', '/.well-known/x', '/faq?a=/../b'])(
    '%s has one spelling already',
    async (path) => {
      const request = await serve(createRequestListener(echo))
      expect((await request(path)).status).toBe(200)
    },
  )
})

test('headers of the app router and of our own rewrites do not reach Next.js', async () => {
  const request = await serve(createRequestListener(echo))
  const headers = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-url': '/x',
    'x-halyard-led-on': '1',
    accept: 'a/b',
  }
  const seen = seenIn((await request('/api/v4/x', { headers })).body).headers
  for (const name of ['rsc', 'next-router-prefetch', 'next-url', 'x-halyard-led-on'])
    expect(seen).not.toHaveProperty(name)
  expect(seen.accept).toBe('a/b')
})

describe('a call to the operator’s back end', () => {
  const claims = {
    'x-forwarded-for': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
    'x-real-ip': '6.6.6.6',
    'cf-connecting-ip': '6.6.6.6',
    'x-qrator-ip-source': '6.6.6.6',
    'proxy-authorization': 'Basic eA==',
    cookie: 'accessToken=secret',
    authorization: 'Bearer x',
  }

  test.each(['/api/v4/exchanges', '/auth-service/api/v1.0/sign-in', '/de/api/v4/x'])(
    'bears the address that this site saw and no other, and no cookie: %s',
    async (path) => {
      vi.stubEnv('API_ORIGIN', 'https://api.example.com')
      const request = await serve(createRequestListener(echo))
      const { headers } = seenIn((await request(path, { headers: claims })).body)
      expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|secret|Basic/)
      expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
      expect(headers.authorization).toBe('Bearer x')
    },
  )

  test('behind a trusted proxy bears what that one saw', async () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example.com')
    vi.stubEnv('TRUST_PROXY', '1')
    const request = await serve(createRequestListener(echo))
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
    expect(seenIn((await request('/api/v4/x', { headers })).body).headers['x-forwarded-for']).toBe(
      '203.0.113.7',
    )
  })

  test('outside production retains the made-up address that marks it', async () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example.com')
    vi.stubEnv('ENVIRONMENT', 'staging')
    const request = await serve(createRequestListener(echo))
    expect(seenIn((await request('/api/v4/x', { headers: claims })).body).headers['x-qrator-ip-source']).toBe(
      '6.6.6.6',
    )
  })

  test.each(['/api/v4/..%2fadmin', '/api/v4/%5c%5cevil', '/auth-service/a%2Fb'])(
    'with a hidden slash is refused: %s',
    async (path) => {
      const next = vi.fn(echo)
      const request = await serve(createRequestListener(next))
      expect((await request(path)).status).toBe(400)
      expect(next).not.toHaveBeenCalled()
    },
  )
})

describe('a response of the operator’s back end', () => {
  const answering = (headers: Record<string, string>, status = 200) =>
    serve(
      createRequestListener((_, res) => {
        res.statusCode = status
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
        res.end('{}')
        return Promise.resolve()
      }),
    )
  const reported = {
    server: 'Apache/2.4',
    'x-powered-by': 'PHP/8',
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'set-cookie': 'a=b',
    'retry-after': '7',
  }

  test('loses its server headers and its cookies', async () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example.com')
    vi.stubEnv('SITE_URL', 'https://halyard.example')
    const { headers } = await (await answering(reported))('/api/v4/x')
    for (const name of Object.keys(reported).filter((one) => one !== 'retry-after'))
      expect(headers).not.toHaveProperty(name)
    expect(headers['retry-after']).toBe('7')
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
  })

  test('is left as it is where the site responds itself', async () => {
    const { headers } = await (await answering({ 'set-cookie': 'a=b' }))('/api/v4/x')
    expect(headers['set-cookie']).toEqual(['a=b'])
  })

  test.each([
    ['/api/v4/y?z=1', 302, '/api/v4/y?z=1'],
    ['https://api.example.com/api/v4/y', 302, '/api/v4/y'],
    ['https://evil.example/', 502, undefined],
    ['//evil.example/', 502, undefined],
    ['/\\evil.example/', 502, undefined],
    ['https://api.example.com//evil.example', 502, undefined],
    ['javascript:alert(1)', 502, undefined],
  ])('leads to %s: %i', async (location, status, sent) => {
    vi.stubEnv('API_ORIGIN', 'https://api.example.com')
    const response = await (await answering({ location }, 302))('/api/v4/x')
    expect([response.status, response.headers.location]).toEqual([status, sent])
  })
})

describe('a body', () => {
  const MIB = 1024 * 1024
  /** Sends what is given on a socket of its own. @returns what came back */
  async function send(listener: ReturnType<typeof createRequestListener>, parts: (string | Buffer)[]) {
    const request = await serve(listener)
    const socket = connect(await portOf(request), '127.0.0.1')
    let response = ''
    socket.on('data', (data) => (response += data.toString()))
    socket.on('error', () => undefined)
    for (const part of parts) socket.write(part)
    await vi.waitFor(() => expect(response).toMatch(/^HTTP\/1\.1 \d{3}/), { timeout: 30_000 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
    return response
  }
  const portOf = async (request: Awaited<ReturnType<typeof serve>>) =>
    Number(seenIn((await request('/api/port')).body).headers.host?.split(':')[1])
  const head = (length: string) => `POST /api/v4/x HTTP/1.1\r\nhost: site\r\n${length}\r\n\r\n`
  const chunk = (size: number) =>
    Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), Buffer.alloc(size, 97), Buffer.from('\r\n')])

  test('over 1 MiB by its announced length is refused before any of it is sent', async () => {
    const next = vi.fn(echo)
    const response = await send(createRequestListener(next), [head(`content-length: ${MIB + 1}`)])
    expect(response).toMatch(/^HTTP\/1\.1 413 .*connection: close/is)
    expect(next).toHaveBeenCalledTimes(1)
  })

  test('over 1 MiB in chunks is refused, and no handler takes a part for the whole', async () => {
    const finished = vi.fn()
    const listener = createRequestListener(async (req, res) => {
      await echo(req, res)
      finished(req.method)
    })
    const response = await send(listener, [
      head('transfer-encoding: chunked'),
      ...Array.from({ length: 20 }, () => chunk(64 * 1024)),
      '0\r\n\r\n',
    ])
    expect(response).toMatch(/^HTTP\/1\.1 413 /)
    expect(finished).not.toHaveBeenCalledWith('POST')
  })

  test('of 1 MiB arrives whole, announced or in chunks', async () => {
    for (const parts of [
      [head(`content-length: ${MIB}`), Buffer.alloc(MIB, 97)],
      [
        head('transfer-encoding: chunked'),
        ...Array.from({ length: 16 }, () => chunk(64 * 1024)),
        '0\r\n\r\n',
      ],
    ])
      expect(await send(createRequestListener(echo), parts)).toContain(`"bytes":${MIB}`)
  })
})
