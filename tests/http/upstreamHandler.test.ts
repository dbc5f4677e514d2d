import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { metrics } from '@/runtime/metrics'
import { eventually } from '../eventually'
import { serveSite } from './testSite'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))
beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://halyard.example')
})
afterEach(() => vi.unstubAllEnvs())

const MIB = 1024 * 1024

type Answer = (req: IncomingMessage, res: ServerResponse) => unknown

/** The site before an operator's back end. @returns how to call the site, and what arrived at the back end */
async function siteBefore(answer: Answer) {
  const arrived: { method?: string; url?: string; headers: IncomingMessage['headers'] }[] = []
  const backEnd = createServer((req, res) => {
    arrived.push({ method: req.method, url: req.url, headers: req.headers })
    void answer(req, res)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => backEnd.once('listening', resolve))
  onTestFinished(() => {
    backEnd.closeAllConnections()
    backEnd.close()
  })
  const host = `127.0.0.1:${(backEnd.address() as AddressInfo).port}`
  vi.stubEnv('API_ORIGIN', `http://${host}`)
  const next = vi.fn(() => Promise.reject(new Error('no page')))
  const request = await serveSite(next)
  onTestFinished(() => expect(next).not.toHaveBeenCalled())
  return { request, arrived, host, end: () => backEnd.close() }
}

async function bytesOf(req: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of req) bytes += (chunk as Buffer).length
  return bytes
}

const JSON_TYPE = { 'content-type': 'application/json' }
const sending =
  (status: number, headers: Record<string, string | string[]> = {}, body = '{}'): Answer =>
  (_, res) =>
    res.writeHead(status, { ...JSON_TYPE, ...headers }).end(body)

describe('a call', () => {
  test('reaches the back end with its method, path, query and body, and its answer comes back', async () => {
    const { request, arrived } = await siteBefore(async (req, res) => {
      const bytes = await bytesOf(req)
      res.writeHead(201, JSON_TYPE).end(JSON.stringify({ bytes }))
    })
    const { status, headers, body } = await request('/api/v4/exchanges-new?a=1%20b&a=2', {
      method: 'POST',
      headers: { 'content-length': 7, authorization: 'Bearer x' },
      body: '{"a":1}',
    })
    expect([status, body.toString()]).toEqual([201, '{"bytes":7}'])
    expect(headers['content-type']).toBe('application/json')
    expect(arrived).toEqual([
      expect.objectContaining({ method: 'POST', url: '/api/v4/exchanges-new?a=1%20b&a=2' }),
    ])
    expect(arrived[0]?.headers).toMatchObject({ authorization: 'Bearer x', 'content-length': '7' })
  })

  test('bears the address that this site saw, the host of the site, and no cookie', async () => {
    const { request, arrived, host } = await siteBefore(sending(200))
    await request('/auth-service/api/v1.0/sign-in', {
      method: 'POST',
      headers: {
        host: 'evil.example',
        cookie: 'accessToken=secret',
        connection: 'close, X-Forwarded-For',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
      },
    })
    const { headers } = arrived[0] ?? {}
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|secret|evil/)
    expect(headers).toMatchObject({
      host,
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1$/) as string,
      'x-forwarded-host': 'halyard.example',
      'x-forwarded-proto': 'https',
    })
    expect(headers?.connection).toBe('keep-alive')
  })

  test('counts as one that is passed on, by the path of the contract', async () => {
    metrics.calls.reset()
    const { request } = await siteBefore(sending(404))
    await request('/api/v3/exchanges-new/secretid')
    await eventually(async () => {
      const reported = await metrics.registry.metrics()
      expect(reported).toContain(
        'halyard_api_call_duration_seconds_count{back_end="passed on",method="GET",route="/api/v3/exchanges-new/{publicId}",status="404"} 1',
      )
      expect(reported).not.toContain('secretid')
    })
  })

  test.each(['HEAD', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])(
    'by %s is the back end’s to judge',
    async (method) => {
      const { request, arrived } = await siteBefore(sending(405))
      expect((await request('/api/v4/markets', { method })).status).toBe(405)
      expect(arrived[0]?.method).toBe(method)
    },
  )

  test.each([
    '/api/v4/..%2fadmin',
    '/api/v4/%5c%5cevil',
    '/auth-service/a%2Fb',
    '/api/v4/x#y',
    '/de/api/v4/x',
  ])('that is spelled ambiguously never arrives: %s', async (path) => {
    const { request, arrived } = await siteBefore(sending(200))
    expect((await request(path)).status).toBeGreaterThanOrEqual(400)
    expect(arrived).toEqual([])
  })
})

describe('a body', () => {
  const counting: Answer = async (req, res) => {
    const bytes = await bytesOf(req).catch(() => -1)
    res.writeHead(200, JSON_TYPE).end(JSON.stringify({ bytes }))
  }

  test.each([
    ['announced', { 'content-length': String(MIB) }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('of 1 MiB arrives whole, %s', async (_, headers) => {
    const { request } = await siteBefore(counting)
    const { status, body } = await request('/api/v4/x', {
      method: 'POST',
      headers,
      body: Buffer.alloc(MIB, 97),
    })
    expect([status, body.toString()]).toEqual([200, `{"bytes":${MIB}}`])
  })

  test('over 1 MiB by its announced length is refused before any of it is sent', async () => {
    const { request, arrived } = await siteBefore(counting)
    const socket = connect(request.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let response = ''
    socket.on('data', (data) => (response += data.toString()))
    socket.write(`POST /api/v4/x HTTP/1.1\r\nhost: site\r\ncontent-length: ${MIB + 1}\r\n\r\n`)
    await eventually(() => expect(response).toMatch(/^HTTP\/1\.1 413 .*connection: close/is))
    expect(arrived).toEqual([])
  })

  test('over 1 MiB in chunks is refused, and the back end takes no part for the whole', async () => {
    const received: number[] = []
    const { request } = await siteBefore(async (req, res) => {
      received.push(await bytesOf(req).catch(() => -1))
      res.end()
    })
    const socket = connect(request.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    let response = ''
    socket.on('data', (data) => (response += data.toString()))
    socket.write('POST /api/v4/x HTTP/1.1\r\nhost: site\r\ntransfer-encoding: chunked\r\n\r\n')
    const piece = Buffer.alloc(64 * 1024, 97)
    for (let count = 0; count < 20; count++)
      socket.write(Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]))
    socket.write('0\r\n\r\n')
    await eventually(() => expect(response).toMatch(/^HTTP\/1\.1 413 .*connection: close/is))
    await eventually(() => expect(received).toEqual([-1]))
  })
})

test('what the back end sends is passed on as it comes', async () => {
  let finish = () => undefined as unknown
  const { request } = await siteBefore((_, res) => {
    res.writeHead(200, JSON_TYPE)
    res.write('[1,')
    finish = () => res.end('2]')
  })
  const { port } = request
  const pieces: string[] = []
  const ended = new Promise((resolve) => {
    ask({ port, host: '127.0.0.1', path: '/api/v4/x' }, (res) => {
      res.on('data', (chunk: Buffer) => pieces.push(chunk.toString()))
      res.on('end', resolve)
    }).end()
  })
  await eventually(() => expect(pieces).toEqual(['[1,']))
  finish()
  await ended
  expect(pieces).toEqual(['[1,', '2]'])
})

describe('a back end that', () => {
  test('does not answer in time is a 504', async () => {
    const late = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    const { request, arrived } = await siteBefore(() => {
      late.abort(new DOMException('after eleven seconds', 'TimeoutError'))
    })
    expect((await request('/api/v4/x')).status).toBe(504)
    expect(arrived).toHaveLength(1)
  })

  test('is away is a 502', async () => {
    const { request, end } = await siteBefore(sending(200))
    end()
    const { status, headers, body } = await request('/api/v4/x')
    expect([status, headers['cache-control'], body.toString()]).toEqual([502, 'no-store', 'Bad Gateway\n'])
  })

  test('hangs up without an answer is a 502', async () => {
    const { request } = await siteBefore((req) => req.socket.destroy())
    expect((await request('/api/v4/x')).status).toBe(502)
  })

  test('hangs up within its answer leaves it visibly incomplete', async () => {
    const { request } = await siteBefore((_, res) => {
      res.writeHead(200, { ...JSON_TYPE, 'content-length': '100' })
      res.write('[1,')
      setTimeout(() => res.destroy(), 50)
    })
    await expect(request('/api/v4/x')).rejects.toThrow(/aborted|hang up|ECONNRESET/)
  })

  test('is still being asked when its caller leaves is not asked any longer', async () => {
    const closed = vi.fn()
    const { request, arrived } = await siteBefore((_, res) => res.once('close', closed))
    const { port } = request
    const call = ask({ port, host: '127.0.0.1', path: '/api/v4/x' }).on('error', () => undefined)
    call.end()
    await eventually(() => expect(arrived).toHaveLength(1))
    expect(closed).not.toHaveBeenCalled()
    call.destroy()
    await eventually(() => expect(closed).toHaveBeenCalledOnce())
  })
})

describe('an answer of the back end', () => {
  const reported = {
    server: 'Apache/2.4',
    via: '1.1 inner',
    'x-powered-by': 'PHP/8',
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'set-cookie': ['a=b', 'c=d'],
    'content-security-policy': 'default-src *',
    'x-frame-options': 'ALLOWALL',
    'clear-site-data': '"*"',
    'service-worker-allowed': '/',
    'x-nextjs-redirect': '/x',
    'x-matched-path': '/x',
    refresh: '0;url=//evil.example',
    link: '</x.js>; rel=preload',
    'retry-after': '7',
    'x-sandbox': 'true',
    etag: '"1"',
  }

  test('loses its server headers, its cookies and its policies, and gets those of the site', async () => {
    const { request } = await siteBefore(sending(200, reported))
    const { headers } = await request('/api/v4/x')
    for (const name of Object.keys(reported).filter(
      (one) => !['retry-after', 'x-sandbox', 'etag'].includes(one),
    ))
      if (!['content-security-policy', 'x-frame-options'].includes(name))
        expect(headers, name).not.toHaveProperty(name)
    expect(headers).toMatchObject({
      'retry-after': '7',
      'x-sandbox': 'true',
      etag: '"1"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000',
    })
  })

  test.each([
    ['/api/v4/y?z=1', 302, '/api/v4/y?z=1'],
    ['https://evil.example/', 502, undefined],
    ['//evil.example/', 502, undefined],
    ['/\\evil.example/', 502, undefined],
    ['javascript:alert(1)', 502, undefined],
    ['http://[', 502, undefined],
  ])('leads to %s: %i', async (location, status, sent) => {
    const { request } = await siteBefore(sending(302, { location }))
    const response = await request('/api/v4/x')
    expect([response.status, response.headers.location]).toEqual([status, sent])
  })

  test('leads to its own host by a path of this one, unless that would name another', async () => {
    const { request, host } = await siteBefore((req, res) =>
      sending(302, {
        location: req.url === '/api/v4/x' ? `http://${host}/api/v4/y` : `http://${host}//evil.example`,
      })(req, res),
    )
    expect((await request('/api/v4/x')).headers.location).toBe('/api/v4/y')
    expect(await request('/api/v4/z')).toMatchObject({ status: 502 })
  })

  test.each([
    ['text/html', 200, 502],
    ['text/html; charset=utf-8', 404, 404],
    ['TEXT/HTML', 500, 500],
    ['application/xhtml+xml', 200, 502],
    ['image/svg+xml', 200, 502],
    ['text/xml', 403, 403],
    ['application/javascript', 200, 502],
    ['text/css', 200, 502],
    ['multipart/x-mixed-replace', 200, 502],
    ['application/jsonx', 200, 502],
    ['text/html,application/json', 200, 502],
  ])('of the type %s, which a browser may run, is not passed on: %i is %i', async (type, status, sent) => {
    const script = '<script>alert(1)</script>'
    const { request } = await siteBefore(
      sending(status, { 'content-type': type, 'retry-after': '9' }, script),
    )
    const response = await request('/api/v4/x')
    expect([response.status, response.headers['retry-after']]).toEqual([sent, '9'])
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(response.body.toString()).not.toContain('script')
  })

  test.each([
    'application/json; charset=utf-8',
    'application/problem+json',
    'text/plain',
    'text/csv;header=present',
  ])('of the type %s is passed on', async (type) => {
    const { request } = await siteBefore(sending(200, { 'content-type': type }, 'abc'))
    const { status, headers, body } = await request('/api/v4/x')
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, 'abc'])
  })

  test.each([204, 304])('without a body, %i, ends at once', async (status) => {
    const { request } = await siteBefore((_, res) => res.writeHead(status, { etag: '"1"' }).end())
    const response = await request('/api/v4/x')
    expect([response.status, response.headers.etag, response.body.length]).toEqual([status, '"1"', 0])
  })

  test('to HEAD says how long the body would be', async () => {
    const { request } = await siteBefore((_, res) =>
      res.writeHead(200, { ...JSON_TYPE, 'content-length': '7' }).end(),
    )
    const { headers, body } = await request('/api/v4/x', { method: 'HEAD' })
    expect([headers['content-length'], body.length]).toEqual(['7', 0])
  })
})
