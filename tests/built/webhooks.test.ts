import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { secretHash } from '@/server/kernel/secretHash'
import { hashPassword } from '@/server/passwords/hashPassword'
import { eventually } from '../eventually'
import { queryRows } from '../server/postgres'
import { startBuiltSite } from './support/builtSite'

/** An event on its way while the process that sends it is killed, on two processes of one database. */

const PASSWORD = 'a gull over the harbour'
const ADDRESS = {
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}
const KEY = `hpk_${randomBytes(32).toString('base64url')}`

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
    ...{ DATABASE_URL: database.href, WEBHOOKS_TO_LOOPBACK: '1' },
    TOKEN_SECRET: 'a-secret-of-the-tests-with-32-characters',
  })

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch((sites[0]?.origin ?? '') + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
  })
  return { status: response.status, body: (await response.json()) as { result: Record<string, string> } }
}

beforeAll(async () => {
  const name = `webhooks_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  receiver.listen(0, '127.0.0.1')
  await rows(
    `insert into customers (id, email, password_hash, language, level, created_at, confirmed_at)
     values ('anna', 'anna@example.com', '${await hashPassword(PASSWORD)}', 'en', 'bronze', now(), now());
     insert into partners (id, customer_id, state, about, created_at) values ('p', 'anna', 'active', '', now());
     insert into partner_keys (id, partner_id, secret_hash, scope, label, created_at)
     values ('k', 'p', '${secretHash(KEY)}', 'orders', '', now())`,
  )
  sites = await Promise.all([start(), start()])
  const { body } = await call('/auth-service/api/v1.0/sign-in', {
    email: 'anna@example.com',
    password: PASSWORD,
  })
  const { port } = receiver.address() as AddressInfo
  const added = await call(
    '/api/v4/partners/webhooks',
    { url: `http://127.0.0.1:${port}/hook`, events: ['order.created'], label: '' },
    { authorization: `Bearer ${body.result.accessToken ?? ''}` },
  )
  expect(added.status).toBe(201)
}, 240_000)
afterAll(async () => {
  await Promise.all(sites.map((site) => site.end()))
  receiver.closeAllConnections()
  receiver.close()
})

const order = () =>
  call(
    '/api/v4/exchanges-new',
    {
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' },
      ...{ addressTo: ADDRESS.eth, subId: 'spring', clickId: 'click-7' },
    },
    { 'x-partner-key': KEY },
  )
const states = async () =>
  (await rows('select state from webhook_deliveries order by created_at')).map(({ state }) => state)

test('two processes send an event once', async () => {
  const made = await order()
  expect(made.status).toBe(201)
  await eventually(() => expect(received).toHaveLength(1))
  expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({
    type: 'order.created',
    data: { order: made.body.result.publicId, subId: 'spring', clickId: 'click-7' },
  })
  await eventually(async () => expect(await states()).toEqual(['delivered']))
  expect(received).toHaveLength(1)
})

test('killed between sending and noting it, it is sent again with the same id, and only then noted', async () => {
  received.length = 0
  answers = false
  await order()
  await eventually(() => expect(received).toHaveLength(1))
  await Promise.all(sites.map((site) => site.kill()))
  answers = true
  expect(await states()).toEqual(['delivered', 'pending'])
  sites = [await start()]
  await sites[0]?.moveClock()
  await eventually(() => expect(received).toHaveLength(2))
  const [first, second] = received.map(({ headers, body }) => [
    headers['webhook-id'],
    createHash('sha256').update(body).digest('hex'),
  ])
  expect(second).toEqual(first)
  await eventually(async () => expect(await states()).toEqual(['delivered', 'delivered']))
}, 120_000)
