import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { eventually } from '../eventually'
import { queryRows } from '../server/postgres'
import { startBuiltSite } from './support/builtSite'

/** The operator's webhook on two processes of one database, of which one is killed on the way. */

const SECRET = `whsec_${'q7Zk'.repeat(10)}`
type Site = Awaited<ReturnType<typeof startBuiltSite>>
const database = new URL(inject('postgres'))
const rows = (statement: string) => queryRows(database.href, statement)
const received: { headers: IncomingHttpHeaders; body: string }[] = []
let answers = true
const receiver = createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() })
    if (answers) res.writeHead(204).end()
  })
})
let sites: Site[] = []

const start = () =>
  startBuiltSite({
    DATABASE_URL: database.href,
    WEBHOOK_PRIVATE: '1',
    WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_EVENTS: 'order.created,message.received',
    TOKEN_SECRET: 'a-secret-of-the-tests-with-32-characters',
  })

const post = async (path: string, key: string, body: object, at = 0) => {
  const response = await fetch((sites[at]?.origin ?? '') + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })
  return { status: response.status, body: (await response.json()) as { result: Record<string, string> } }
}
const order = (key: string, at = 0) =>
  post(
    '/api/v4/exchanges-new',
    key,
    {
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' },
      addressTo: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
    at,
  )
const states = async () =>
  (await rows('select state from webhook_deliveries order by created_at')).map(({ state }) => state)
const verified = () =>
  received.map(
    ({ headers, body }) =>
      new Webhook(SECRET).verify(body, headers as Record<string, string>) as {
        type: string
        data: Record<string, string | null>
      },
  )

beforeAll(async () => {
  const name = `operator_webhooks_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  receiver.listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))
  sites = await Promise.all([start(), start()])
}, 240_000)
afterAll(async () => {
  await Promise.all(sites.map((site) => site.end()))
  receiver.closeAllConnections()
  receiver.close()
})

test('two orders at once, each sent twice with its key to both processes, are two events', async () => {
  const keys = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const made = await Promise.all(keys.flatMap((key) => [order(key, 0), order(key, 1)]))
  expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 201, 201])
  await eventually(async () => expect(await states()).toEqual(['delivered', 'delivered']))
  const ids = new Set(made.map(({ body }) => body.result.publicId))
  expect(new Set(verified().map(({ data }) => data.order))).toEqual(ids)
  expect(received).toHaveLength(2)
})

test('a message of the contact page arrives without its text and its sender', async () => {
  received.length = 0
  await post('/api/v4/contacts', '33333333-3333-4333-8333-333333333333', {
    ...{ topic: 'question', email: 'anna@example.com', exchangeId: '', message: 'How long does it take?' },
  })
  await eventually(() => expect(received).toHaveLength(1))
  expect(verified()).toMatchObject([{ type: 'message.received', data: { kind: 'question' } }])
  expect(received[0]?.body).not.toMatch(/anna|long/)
})

test('killed between sending and noting it, it is sent again with the same id', async () => {
  received.length = 0
  answers = false
  await order('44444444-4444-4444-8444-444444444444')
  await eventually(() => expect(received).toHaveLength(1))
  await Promise.all(sites.map((site) => site.kill()))
  answers = true
  expect((await states()).at(-1)).toBe('pending')
  sites = [await start()]
  await sites[0]?.moveClock()
  await eventually(() => expect(received).toHaveLength(2))
  const [first, second] = received.map(({ headers, body }) => [
    headers['webhook-id'],
    createHash('sha256').update(body).digest('hex'),
  ])
  expect(second).toEqual(first)
  await eventually(async () => expect((await states()).at(-1)).toBe('delivered'))
}, 120_000)
