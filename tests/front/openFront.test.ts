import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { openFront } from '@/front/openFront'
import { metrics } from '@/runtime/metrics'
import { serve } from './frontServer'

vi.mock('@/front/routeOf', () => ({ readManifest: () => ({}), makeRouteOf: () => (path: string) => path }))
const lines: string[] = []
vi.mock('pino', async (original) => {
  const { pino } = await original<typeof import('pino')>()
  return { pino: (options: object) => pino(options, { write: (line: string) => lines.push(line) }) }
})
afterEach(() => {
  lines.length = 0
  vi.unstubAllEnvs()
})

const ID = /^[\da-f]{8}-[\da-f-]{27}$/
const echo = (req: IncomingMessage, res: ServerResponse) => {
  res.end(String(req.headers['x-request-id']))
  return Promise.resolve()
}

test('each request has a name of its own, in its answer, for whoever answers and in the log', async () => {
  const ask = await serve(openFront(echo))
  const { headers, body } = await ask('/faq?email=private@example.com')
  expect(headers['x-request-id']).toMatch(ID)
  expect(body.toString()).toBe(headers['x-request-id'])
  await vi.waitFor(() => {
    expect(lines).toHaveLength(1)
  })
  const { requestId, method, route, status } = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect([requestId, method, route, status]).toEqual([headers['x-request-id'], 'GET', '/faq', 200])
  expect(lines[0]).not.toMatch(/private|127\.0\.0\.1/)
})

test('the name a proxy of ours gave is kept, a stranger’s and a malformed one are not', async () => {
  const ask = await serve(openFront(echo))
  const named = { headers: { 'x-request-id': 'proxy-given-name' } }
  expect((await ask('/faq', named)).headers['x-request-id']).toMatch(ID)
  vi.stubEnv('TRUST_PROXY', '1')
  expect((await ask('/faq', named)).headers['x-request-id']).toBe('proxy-given-name')
  const malformed = { headers: { 'x-request-id': 'a"b c-d-e-f' } }
  expect((await ask('/faq', malformed)).headers['x-request-id']).toMatch(ID)
})

test.each([
  ['/%', 400],
  ['/%c0%ae', 400],
  ['//evil.example', 400],
  ['/\\evil.example', 400],
  [`/${'a'.repeat(8000)}`, 414],
])('%s is refused with %i, and reaches nobody', async (path, status) => {
  const next = vi.fn(echo)
  const ask = await serve(openFront(next))
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(next).not.toHaveBeenCalled()
})

test('a method that nothing here knows is refused', async () => {
  const ask = await serve(openFront(echo))
  expect((await ask('/faq', { method: 'TRACE' })).status).toBe(405)
})

test.each(['/', '/de/coins/btc', '/what-is/%E6%AF%94', '/exchange?from=btc-btc&to=%F0%9F%98%80%'])(
  '%s is no malformed address',
  async (path) => {
    const ask = await serve(openFront(echo))
    expect((await ask(path)).status).toBe(200)
  },
)

test('a page whose making fails is told as an error without its cause', async () => {
  const ask = await serve(openFront(() => Promise.reject(new Error('secret cause'))))
  const { status, body } = await ask('/faq')
  expect([status, body.toString()]).toEqual([500, 'Internal Server Error\n'])
  expect(lines.join('')).toContain('secret cause')
})

test('every request is counted by its method, route and status', async () => {
  metrics.requests.reset()
  const ask = await serve(openFront(echo))
  await ask('/faq')
  await ask('/faq')
  await ask('/%')
  await vi.waitFor(async () => {
    const told = await metrics.registry.metrics()
    const count = 'halyard_http_request_duration_seconds_count'
    expect(told).toContain(`${count}{method="GET",route="/faq",status="200"} 2`)
    expect(told).toContain(`${count}{method="GET",route="/%",status="400"} 1`)
  })
})

test('what Next.js tells itself in headers does not leave the server', async () => {
  const ask = await serve(
    openFront((_, res) => {
      res.setHeader('x-middleware-rewrite', 'https://back-end.internal/')
      res.setHeader('x-nextjs-rewrite', '/en/faq')
      res.end('page')
      return Promise.resolve()
    }),
  )
  for (const path of ['/faq', '/api/v4/markets']) {
    const { headers } = await ask(path)
    expect(headers['x-middleware-rewrite']).toBeUndefined()
    expect(headers['x-nextjs-rewrite']).toBe('/en/faq')
  }
})
