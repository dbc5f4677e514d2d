import { DrizzleQueryError } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Call } from '@/server/entry/dispatch'

const lines: string[] = []
vi.mock('pino', async (original) => {
  const { pino } = await original<typeof import('pino')>()
  return { pino: (options: object) => pino(options, { write: (line: string) => lines.push(line) }) }
})
vi.mock('@/server/entry/routes', () => import('../server/sampleRoutes'))
// What the file before has left running may have made the log already, which then writes elsewhere.
beforeAll(() => void vi.resetModules())

const call: Call = {
  method: 'GET',
  path: '/api/v4/echo/private-id',
  query: { email: 'private@example.com' },
  headers: { 'x-private': 'private' },
  ip: '203.0.113.250',
  readBody: () => Promise.resolve(''),
}

test('a call is one line: method, pattern of the route, status, time and trace id, and nothing private', async () => {
  const { dispatch } = await import('@/server/entry/dispatch')
  const { headers } = await dispatch(call)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'GET',
    route: '/api/v4/echo/{id}',
    status: 200,
    ms: expect.any(Number) as number,
    traceId: headers['x-request-id'],
  })
  expect(lines[0]).not.toMatch(/private|203\.0\.113/)
})

test.each([
  [200, 30],
  [404, 30],
  [503, 40],
  [502, 50],
  [500, 50],
])('a response of %i has the level %i', async (status, level) => {
  const { logCall, logRequest } = await import('@/runtime/log')
  lines.length = 0
  const facts = { method: 'GET', route: '/a', status, ms: 1 }
  logCall({ ...facts, traceId: 't' })
  logRequest({ ...facts, requestId: 'r' })
  expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([level, level])
})

const cause = new Error('deadlock detected')
test.each([
  ['', new DrizzleQueryError('insert …', ['private@example.com'], cause)],
  [
    ', also by the drizzle of another bundle',
    Object.assign(new Error('insert … private', { cause }), { query: 'insert …', params: ['private'] }),
  ],
])('a failed query is logged without its parameters%s', async (_, error) => {
  const { logFailure } = await import('@/runtime/log')
  lines.length = 0
  logFailure('answer', error, 'trace')
  expect(lines[0]).toContain('deadlock detected')
  expect(lines[0]).not.toContain('private')
})

test('a failure is logged with what caused it, to the fifth cause', async () => {
  const { logFailure } = await import('@/runtime/log')
  lines.length = 0
  const root = Object.assign(new Error('connection reset'), { code: 'ECONNRESET' })
  logFailure('answer', new Error('no list', { cause: new TypeError('fetch failed', { cause: root }) }))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    cause: { name: 'Error', cause: { name: 'TypeError', cause: { name: 'Error', code: 'ECONNRESET' } } },
  })
  const loop = new Error('loop')
  loop.cause = loop
  logFailure('answer', loop)
  expect(lines[1]?.split('"stack"')).toHaveLength(7)
})
