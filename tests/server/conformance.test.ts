import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { count } from 'drizzle-orm'
import { dispatch } from '@/server/entry/dispatch'
import { checkBackEnd, isConforming } from '@/server/conformance/checkBackEnd'
import { describeChecks } from '@/server/conformance/describeChecks'
import { database } from '@/server/database/database'
import { exchanges, mails, sessions } from '@/server/database/schema'
import { noPage, siteListener } from '../http/testSite'
import { useTemporaryDatabase } from './temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  // Each test makes every call, all from one address.
  process.env.RATE_LIMIT_WRITE = '10000'
})
useTemporaryDatabase()

/** `once`: of the first call alone. */
type Reply = { status: number; body: unknown; text?: string; once?: boolean; retryAfter?: string }

/** Our own back end, with other responses at some paths. */
async function startBackEnd(changed: Record<string, Reply> = {}) {
  const replies = new Map(Object.entries(changed))
  const listener = siteListener(noPage, { dispatch })
  const server = createServer((req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? ''
    const call = `${req.method ?? ''} ${path}`
    const reply = replies.get(call)
    if (reply?.once) replies.delete(call)
    if (!reply) {
      listener(req, res)
      return
    }
    res
      .writeHead(reply.status, {
        'content-type': 'application/json',
        ...(reply.retryAfter && { 'retry-after': reply.retryAfter }),
      })
      .end(reply.text ?? JSON.stringify(reply.body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function stored() {
  const db = await database()
  const counts = await Promise.all(
    [exchanges, mails, sessions].map((table) => db.select({ value: count() }).from(table)),
  )
  return counts.map(([row]) => row?.value)
}

test('our own back end supports every call, and nothing is created', async () => {
  const checks = await checkBackEnd(await startBackEnd())
  expect(checks.filter(({ verdict }) => verdict !== 'supported')).toEqual([])
  expect(checks.length).toBeGreaterThan(50)
  expect(isConforming(checks)).toBe(true)
  expect(await stored()).toEqual([0, 0, 0])
}, 60_000)

test('a list of pairs that does not say whether it is of a sandbox is as the contract says', async () => {
  const body = { result: { btc: ['eth'] } }
  const checks = await checkBackEnd(await startBackEnd({ 'GET /api/v3/pairs': { status: 200, body } }))
  expect(checks.find(({ endpoint }) => endpoint.path === '/api/v3/pairs')?.verdict).toBe('supported')
}, 60_000)

test('an order is placed and read again where that is wanted', async () => {
  const order = { addressTo: '0x52908400098527886E0F7030069857D2E4169EE7' }
  const checks = await checkBackEnd(await startBackEnd(), { order })
  const of = (path: string, method: string) =>
    checks.find(({ endpoint }) => endpoint.path === path && endpoint.method === method)
  expect(of('/api/v4/exchanges-new', 'POST')?.detail).toBe('answers 201 as the contract says')
  expect(of('/api/v3/exchanges-new/{publicId}', 'GET')?.detail).toBe('answers 200 as the contract says')
  expect((await stored())[0]).toBe(1)
}, 60_000)

test('an order waits once where the calls before it have used up a limit', async () => {
  const body = { code: 'rate_limited', message: 'Too many calls.' }
  const busy = { status: 429, body, once: true, retryAfter: '1' }
  const order = { addressTo: '0x52908400098527886E0F7030069857D2E4169EE7' }
  const checks = await checkBackEnd(await startBackEnd({ 'POST /api/v4/exchanges-new': busy }), { order })
  const placing = checks.find(
    ({ endpoint: { path, method } }) => path === '/api/v4/exchanges-new' && method === 'POST',
  )
  expect(placing?.detail).toBe('answers 201 as the contract says')
}, 60_000)

test('an order that is refused was not placed, so no site can be opened on it', async () => {
  const checks = await checkBackEnd(await startBackEnd(), { order: { addressTo: 'nonsense' } })
  const placing = checks.find(
    ({ endpoint }) => endpoint.path === '/api/v4/exchanges-new' && endpoint.method === 'POST',
  )
  expect(placing).toMatchObject({
    verdict: 'wrong',
    detail: expect.stringMatching(/^no order was placed: refuses with 4/) as unknown,
  })
  expect(isConforming(checks)).toBe(false)
}, 60_000)

test('what a back end gets wrong is named with its place, what it lacks with its status', async () => {
  const origin = await startBackEnd({
    'GET /api/v4/ranges': { status: 200, body: { result: { min: 0.1, max: null } } },
    'GET /api/v4/customers/loyalty': { status: 501, body: {} },
    'GET /api/v4/contest': { status: 404, body: 'Not Found' },
    'POST /api/v4/contacts': { status: 200, body: { result: { reference: '1' } } },
    'GET /api/v4/provider-statistics': { status: 500, body: {} },
  })
  const checks = await checkBackEnd(origin)
  const lines = describeChecks(checks)
  for (const line of [
    /WRONG {3}GET \/api\/v4\/ranges: min: expected string/,
    /WRONG {3}POST \/api\/v4\/contacts: accepts a body that is no JSON/,
    /missing GET \/api\/v4\/customers\/loyalty: answers 501/,
    /missing GET \/api\/v4\/contest: answers 404/,
    /WRONG {3}GET \/api\/v4\/provider-statistics: answers 500/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line))
  expect(lines.at(-1)).toContain('CANNOT')
}, 60_000)

test.each([
  ['core', 'GET /api/v4/estimates', false],
  ['optional', 'GET /api/v4/contest', true],
])(
  'a site is opened without an %s call: %s, %s',
  async (_, call, isOpened) => {
    const checks = await checkBackEnd(await startBackEnd({ [call]: { status: 501, body: {} } }))
    expect(isConforming(checks)).toBe(isOpened)
  },
  60_000,
)

const review = {
  id: 'r',
  rating: 5,
  name: null,
  text: 'Good.',
  language: 'en',
  createdAt: '2026-01-15T12:00:00Z',
}
const HTML = '<!doctype html><title>Not Found</title>'

const ok = (body: unknown): Reply => ({ status: 200, body })
/** One check of a whole back end takes two seconds: responses of different calls are judged together. */
const changes = {
  broken: {
    'GET /api/v4/contest': { ...ok(undefined), text: HTML },
    'GET /api/v4/customers/segment': ok({ code: 'unauthorized', error: 'Unauthorized' }),
    'POST /api/v4/contacts': ok({ success: false }),
    'GET /api/v4/reviews': ok({ result: { reviews: [review, review], total: 2 } }),
    'GET /api/v4/ranges': ok({ result: { max: null } }),
  },
  unusual: {
    'GET /api/v4/reviews': ok({ result: { reviews: [review], total: 2 } }),
    'GET /api/v4/contest': ok({ state: 'none' }),
  },
}
const judged = new Map<object, Promise<string[]>>()
async function judge(changed: Record<string, Reply>) {
  const lines = describeChecks(await checkBackEnd(await startBackEnd(changed)))
  return lines.map((line) => line.trim())
}

test.each([
  [
    'an HTML page for a result',
    changes.broken,
    'WRONG   GET /api/v4/contest: answers 200 with a body that is no JSON',
  ],
  [
    'an error with status 200, where every field may be missing',
    changes.broken,
    'WRONG   GET /api/v4/customers/segment: sends an error with status 200',
  ],
  [
    'an error with status 200 for a body that is no JSON',
    changes.broken,
    'WRONG   POST /api/v4/contacts: sends an error with status 200',
  ],
  [
    'pages that are longer than wanted',
    changes.broken,
    'WRONG   GET /api/v4/reviews: sends 2 rows for limit=1',
  ],
  ['a field that is missing', changes.broken, 'WRONG   GET /api/v4/ranges: min: expected string'],
  ['a page of one row', changes.unusual, 'ok      GET /api/v4/reviews: answers 200 as the contract says'],
  [
    'a result without the envelope',
    changes.unusual,
    'ok      GET /api/v4/contest: answers 200 as the contract says',
  ],
])(
  '%s is judged by what the site makes of it',
  async (_, changed: Record<string, Reply>, line) => {
    if (!judged.has(changed)) judged.set(changed, judge(changed))
    expect(await judged.get(changed)).toContain(line)
  },
  60_000,
)

test('a back end that is away is wrong in every call', async () => {
  const checks = await checkBackEnd({ origin: 'http://127.0.0.1:1' })
  expect(checks.every(({ verdict }) => verdict === 'wrong')).toBe(true)
  expect(checks[0]?.detail).toMatch(/^does not answer: /)
})
