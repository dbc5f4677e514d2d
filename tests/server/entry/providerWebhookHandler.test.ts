import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { providerWebhookHandler } from '@/server/entry/providerWebhookHandler'
import { registerProviders } from '@/server/providers/registry'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aProvider } from '../providers/aProvider'
import { freshProviders } from '../providers/freshProviders'
import { anOrder, create } from '../exchanges/exchangeCalls'
import { aCreatedOrder } from '../exchanges/live/liveProvider'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.TRUST_PROXY = '1'
})
useTemporaryDatabase()

const BODY_LIMIT = 65_536
const server = createServer((req, res) => void providerWebhookHandler(req, res))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  const acme = aProvider('acme', {
    create: (order) => Promise.resolve(aCreatedOrder(order)),
    receive: ({ headers, body }) => {
      if (body === 'broken') throw new Error('an adapter that cannot read it')
      return headers['x-signature'] === 'right' ? body : null
    },
  })
  freshProviders(acme, aProvider('silent'))
  return () => registerProviders(null)
})

type Webhook = {
  method?: string
  provider?: string
  signature?: string
  body?: string
  headers?: Record<string, string | number>
  ip?: string
}
type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

let callers = 0
/** Each time from another address, unless `ip` says which. */
async function call({
  method = 'POST',
  provider = 'acme',
  signature = 'right',
  body = '',
  headers = {},
  ip,
}: Webhook): Promise<Answered> {
  const { port } = server.address() as AddressInfo
  const sending = request({
    ...{ host: '127.0.0.1', port, method, path: `/api/v4/provider-webhooks/${provider}?from=acme` },
    headers: { 'x-signature': signature, 'x-forwarded-for': ip ?? `10.0.0.${++callers}`, ...headers },
  })
  const answered = new Promise<Answered>((settle, fail) => {
    sending.once('error', fail)
    sending.once('response', (response) => {
      const { statusCode: status = 0, headers: received } = response
      void text(response).then((read) => settle({ status, headers: received, body: read }), fail)
    })
  })
  sending.end(body)
  return answered
}

const rowOf = async (publicId: string) => {
  const [row] = await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId))
  if (!row) throw new Error('no row')
  return row
}
/** An order that was not read for so long that a webhook moves it. */
async function orderReadLongAgo() {
  const { publicId } = (await create(anOrder())).result
  const [readAt, dueAt] = [Date.now() - 60_000, Date.now() + 600_000]
  await (await database()).update(exchanges).set({ readAt, dueAt }).where(eq(exchanges.publicId, publicId))
  return { publicId, dueAt, providerOrderId: (await rowOf(publicId)).providerOrderId ?? '' }
}

test('what a provider signs makes its order due, and nothing else does, with the same response', async () => {
  const { publicId, dueAt, providerOrderId } = await orderReadLongAgo()
  const strangers: Webhook[] = [
    { body: providerOrderId, signature: 'wrong' },
    { body: providerOrderId, provider: 'nobody' },
    { body: providerOrderId, provider: 'silent' },
    { body: providerOrderId, provider: '__proto__' },
    { body: 'unknown' },
    { body: 'broken' },
    { body: '' },
  ]
  const responses: Answered[] = []
  for (const stranger of strangers) responses.push(await call(stranger))
  expect((await rowOf(publicId)).dueAt).toBe(dueAt)
  responses.push(await call({ body: providerOrderId }))
  expect((await rowOf(publicId)).dueAt).toBeLessThanOrEqual(Date.now())

  const alike = responses.map(({ headers: { date: _, ...headers }, ...rest }) => ({ ...rest, headers }))
  expect(alike[0]).toMatchObject({ status: 204, body: '', headers: { 'cache-control': 'no-store' } })
  for (const response of alike) expect(response).toEqual(alike[0])
})

test.each(['GET', 'PUT', 'DELETE'])('%s is refused with 405', async (method) => {
  const { publicId, dueAt, providerOrderId } = await orderReadLongAgo()
  const length = { 'content-length': providerOrderId.length }
  const { status, headers } = await call({ method, body: providerOrderId, headers: length })
  expect([status, headers.allow]).toEqual([405, 'POST'])
  expect((await rowOf(publicId)).dueAt).toBe(dueAt)
})

test.each([
  ['that names its length', {}],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('a body %s is refused with 413 where it is too long', async (_, headers) => {
  expect((await call({ body: 'x'.repeat(BODY_LIMIT), headers })).status).toBe(204)
  const refused = await call({ body: 'x'.repeat(BODY_LIMIT + 1), headers })
  expect([refused.status, refused.headers.connection]).toEqual([413, 'close'])
})

test('a caller who calls too often is refused with 429 and a time to wait; others are not', async () => {
  const { publicId, dueAt, providerOrderId } = await orderReadLongAgo()
  const ip = '192.0.2.7'
  let answered = await call({ ip })
  for (let calls = 1; answered.status === 204 && calls < 1000; calls++) answered = await call({ ip })
  expect(answered.status).toBe(429)
  expect(Number(answered.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call({ ip, body: providerOrderId })).status).toBe(429)
  expect((await rowOf(publicId)).dueAt).toBe(dueAt)
  expect((await call({ body: providerOrderId })).status).toBe(204)
  expect((await rowOf(publicId)).dueAt).toBeLessThan(dueAt)
})
