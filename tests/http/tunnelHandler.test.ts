import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { ENVELOPE_LIMIT } from '@/server/entry/forwardEnvelope'
import { startVendorServer, type VendorServer } from '../../e2e/support/vendorServers'
import { noPage, siteListener } from './testSite'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))

const INGEST = '/api/3/envelope/'
const server = createServer(siteListener(noPage))
let ingest: VendorServer
let elsewhere: VendorServer
let dsn = ''
let callers = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  ingest = await startVendorServer({})
  elsewhere = await startVendorServer({ '/*': {} })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await ingest.close()
  await elsewhere.close()
})
beforeEach(() => {
  dsn = ingest.origin.replace('http://', 'http://abc@') + '/3'
  vi.stubEnv('SENTRY_DSN', dsn)
  vi.stubEnv('TRUST_PROXY', '1')
  ingest.requests.length = 0
  ingest.routes[INGEST] = {}
})

type TunnelRequest = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  path?: string
  ip?: string
}
type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

const envelope = (header: object = { dsn }) =>
  `${JSON.stringify(header)}\n{"type":"event"}\n{"message":"ü"}\n`

/** Over a real socket, each time as another caller: `fetch` would refuse odd calls. */
function send({
  method = 'POST',
  headers = {},
  body,
  path = '/monitoring-tunnel?projectId=3',
  ip,
}: TunnelRequest = {}): Promise<Answered> {
  const { port } = server.address() as AddressInfo
  const caller = ip ?? `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path, method, headers: { 'x-forwarded-for': caller, ...headers }, agent: false },
      (res) => {
        let text = ''
        res.on('data', (chunk: Buffer) => (text += chunk.toString()))
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text }))
      },
    )
    sent.on('error', reject)
    sent.end(method === 'POST' ? (body ?? envelope()) : undefined)
  })
}
const statusOf = async (requested: TunnelRequest) => (await send(requested)).status

test('an envelope of our own project reaches the configured ingest host as it is', async () => {
  expect(await statusOf({})).toBe(200)
  expect(ingest.to(INGEST).map(({ body }) => body.toString())).toEqual([envelope()])
})

test('what comes behind the header is passed on byte by byte', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify({ dsn })}\n`),
    Buffer.from([0, 255, 10, 128, 13]),
  ])
  expect(await statusOf({ body: bytes })).toBe(200)
  expect(ingest.requests[0]?.body).toEqual(bytes)
})

test('neither cookies nor headers of the caller go along', async () => {
  const headers = {
    cookie: 'accessToken=x',
    authorization: 'Bearer x',
    'x-sentry-auth': 'x',
    'user-agent': 'me',
  }
  await send({
    headers: { ...headers, 'content-type': 'text/plain', referer: 'https://halyard.example/?id=1' },
  })
  const sent = ingest.requests[0]?.headers ?? {}
  expect(sent['content-type']).toBe('application/x-sentry-envelope')
  expect(sent['user-agent']).not.toBe('me')
  for (const name of ['cookie', 'authorization', 'x-sentry-auth', 'x-forwarded-for', 'referer'])
    expect(sent).not.toHaveProperty(name)
})

test('its status and its rate limits come back, its body does not', async () => {
  const headers = { 'retry-after': '60', 'x-sentry-rate-limits': '60:error:key', 'set-cookie': 'a=b' }
  ingest.routes[INGEST] = { status: 429, headers, body: 'secret' }
  const response = await send()
  expect(response).toMatchObject({ status: 429, body: '' })
  expect(response.headers).toMatchObject({ 'retry-after': '60', 'x-sentry-rate-limits': '60:error:key' })
  expect(response.headers).not.toHaveProperty('set-cookie')
})

test('without a DSN there is no tunnel', async () => {
  vi.stubEnv('SENTRY_DSN', '')
  expect(await statusOf({})).toBe(404)
})

test.each(['GET', 'PUT', 'HEAD', 'OPTIONS'])('%s is refused', async (method) => {
  const response = await send({ method })
  expect([response.status, response.headers.allow]).toEqual([405, 'POST'])
})

test('a page of another site is refused, one of ours is not', async () => {
  expect(await statusOf({ headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403)
  expect(await statusOf({ headers: { 'sec-fetch-site': 'same-origin' } })).toBe(200)
})

test.each([
  '',
  '?projectId=4',
  '?projectId=',
  '?projectId=3&projectId=4',
  '?projectId=4&projectId=3',
  '?projectId=03',
  '?projectId=3/../4',
  '?projectId[]=3',
])('a call for «%s» is refused', async (query) => {
  expect(await statusOf({ path: `/monitoring-tunnel${query}` })).toBe(403)
  expect(ingest.requests).toEqual([])
})

test('an envelope for any other host, project or key is refused, however it is written', async () => {
  const { host } = new URL(ingest.origin)
  const other = new URL(elsewhere.origin).host
  const tricks = [
    `http://abc@${other}/3`,
    `http://abc@${host}/4`,
    `http://abd@${host}/3`,
    `http://abc@${host}@${other}/3`,
    `http://abc@${other}#@${host}/3`,
    `http://abc@${other}?@${host}/3`,
    `http://abc@${other}\\@${host}/3`,
    `http://abc:def@${host}/3`,
    `http://abc@${host}/3/`,
    `http://abc@${host}/x/../3`,
    `http://abc@${host}/3?x=1`,
    `https://abc@${host}/3`,
    `HTTP://abc@${host}/3`,
    ` http://abc@${host}/3`,
    `http://abc@${host}/3\n`,
    `//abc@${host}/3`,
  ]
  for (const trick of tricks)
    expect([trick, await statusOf({ body: envelope({ dsn: trick }) })]).toEqual([trick, 403])
  expect([ingest.requests, elsewhere.requests]).toEqual([[], []])
})

test('of two dsn in one header the one that was checked is the one that is sent', async () => {
  const odd = `{"dsn":"http://abc@${new URL(elsewhere.origin).host}/3","dsn":"${dsn}"}\n{}\n`
  expect(await statusOf({ body: odd })).toBe(200)
  expect(ingest.requests[0]?.body.toString()).toBe(`{"dsn":"${dsn}"}\n{}\n`)
  expect(await statusOf({ body: `{"dsn":"${dsn}","dsn":"http://x@y/3"}\n{}\n` })).toBe(403)
})

test.each([
  ['nothing', ''],
  ['no line', `{"dsn":"x"}`],
  ['no JSON', 'dsn\n{}'],
  ['a list', '["dsn"]\n{}'],
  ['null', 'null\n{}'],
  ['no dsn', '{}\n{}'],
  ['a dsn that is no text', '{"dsn":{"toString":"x"}}\n{}'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x0a])],
  ['a header of 5 kB', `{"dsn":"x","y":"${'z'.repeat(5000)}"}\n{}`],
])('an envelope whose header is %s is refused', async (_, body) => {
  expect(await statusOf({ body })).toBe(400)
})

test('a compressed envelope, which cannot be inspected, is refused', async () => {
  expect(await statusOf({ headers: { 'content-encoding': 'gzip' } })).toBe(400)
})

test('an envelope of 1 MiB is sent and a larger one refused, with an announced length and without', async () => {
  const padded = (size: number) => envelope().padEnd(size - 1, 'x') // «ü» has two bytes.
  expect(await statusOf({ body: padded(ENVELOPE_LIMIT) })).toBe(200)
  expect(await statusOf({ body: padded(ENVELOPE_LIMIT + 1) })).toBe(413)
  const headers = { 'transfer-encoding': 'chunked' }
  expect(await statusOf({ headers, body: padded(ENVELOPE_LIMIT + 1) })).toBe(413)
  expect(ingest.requests).toHaveLength(1)
})

test('one caller may send 240 envelopes a minute; others are not affected', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 242; count++) statuses.push(await statusOf({ ip: '192.0.2.7' }))
  expect(statuses.filter((status) => status === 200)).toHaveLength(240)
  const refused = await send({ ip: '192.0.2.7' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf({ ip: '192.0.2.8' })).toBe(200)
})

test.each([301, 302, 303, 307, 308])(
  'where the ingest host points to by %s is not followed',
  async (status) => {
    ingest.routes[INGEST] = { status, headers: { location: `${elsewhere.origin}/` } }
    expect(await statusOf({})).toBe(502)
    expect(elsewhere.requests).toEqual([])
  },
)

test('an ingest host that cannot be reached is 502, one that hangs 504', async () => {
  vi.stubEnv('SENTRY_DSN', 'http://abc@127.0.0.1:1/3')
  expect(await statusOf({ body: envelope({ dsn: 'http://abc@127.0.0.1:1/3' }) })).toBe(502)
  vi.stubEnv('SENTRY_DSN', dsn)
  ingest.routes[INGEST] = 'hang'
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  timeout.mockImplementation((wait) => (timeout.mockRestore(), AbortSignal.timeout(wait / 100)))
  const requested = await statusOf({})
  expect(requested).toBe(504)
  expect(timings.tunnelTimeout).toBe(10_000)
})

test('whatever header and query say, envelopes go only to the configured project of the configured host', async () => {
  const { host } = new URL(elsewhere.origin)
  const piece = fc.constantFrom(
    'http://',
    'abc',
    '@',
    host,
    '/3',
    '/4',
    '#',
    '?',
    ':',
    '\\',
    '..',
    '%2f',
    '\u0000',
    ' ',
  )
  const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  const project = fc.constantFrom('3', '4', '3%00', '..%2f4', host)
  await fc.assert(
    fc.asyncProperty(address, project, fc.object(), async (evil, id, more) => {
      await send({ path: `/monitoring-tunnel?projectId=${id}`, body: envelope({ ...more, dsn: evil }) })
      await send({
        path: `/monitoring-tunnel?projectId=${id}&host=${host}`,
        body: envelope({ ...more, dsn }),
        headers: { 'x-host': host },
      })
      expect(elsewhere.requests).toEqual([])
      expect(ingest.requests.every(({ path, body }) => path === INGEST && body.includes(`"${dsn}"`))).toBe(
        true,
      )
    }),
    { numRuns: 60 },
  )
})
