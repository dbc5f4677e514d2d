import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseTimings } from '@/config/databaseTimings'
import { dispatch } from '@/server/entry/dispatch'
import { closeDatabase, database } from '@/server/database/database'
import { openPostgres } from '@/server/database/openPostgres'
import { hashIdempotencyKey } from '@/server/kernel/idempotencyKey'
import { exchanges } from '@/server/database/schema'
import { moveDueExchanges } from '@/server/exchanges/exchangeWorker'
import { anOrder, create, deposit, made, read } from '../exchanges/exchangeCalls'
import { type Postgres, startPostgres } from '../postgres'
import { eventually } from '../../eventually'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '0.01'
})

/** With everything on that keeps what it has said to keep. */
let server: Postgres
let url: string
beforeAll(async () => {
  server = await startPostgres({ safe: true })
  url = await server.newDatabase()
  process.env.DATABASE_URL = url
  await database()
}, 60_000)
afterAll(async () => {
  await closeDatabase()
  await server.stop()
})

const storedKeys = async () =>
  (await (await database()).select({ key: exchanges.idempotencyKey }).from(exchanges)).map(({ key }) => key)

test('while its server is away calls are refused clearly and soon, and afterwards all goes on by itself', async () => {
  const before = await made()
  await server.kill()
  // Its sessions end a moment after it, and answer until then.
  await eventually(async () => {
    const { status, headers, body } = await dispatch({
      ...{ method: 'GET', path: `/api/v3/exchanges-new/${before.publicId}`, query: {}, headers: {}, ip: '' },
      readBody: () => Promise.resolve(''),
    })
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe(String(databaseTimings.retryAfter / 1000))
    expect(JSON.parse(body as string)).toMatchObject({ code: 'unavailable', error: 'Service Unavailable' })
  })
  expect(await create(anOrder())).toMatchObject({ status: 503, error: { code: 'unavailable' } })
  // Many more than the pool has connections: none may be lost by a transaction that could not begin.
  const all = await Promise.all(Array.from({ length: 25 }, () => create(anOrder())))
  expect(new Set(all.map(({ error }) => error.code))).toEqual(new Set(['unavailable']))

  await server.start()
  expect(await read(before.publicId)).toMatchObject({ status: 200 })
  await deposit(before.publicId, 'full')
  await eventually(async () => {
    await moveDueExchanges()
    expect((await read(before.publicId)).result.status).toBe('finished')
  })
}, 60_000)

test('a server that is killed under load loses nothing that was acknowledged and stores nothing twice', async () => {
  const keys = { acknowledged: [] as string[], sent: [] as string[] }
  let isOver = false
  const orders = async () => {
    while (!isOver) {
      const key = randomUUID()
      keys.sent.push(key)
      // As a browser does: the same call under the same key until there is an answer.
      for (;;) {
        const { status, error } = await create(anOrder(), key)
        if (status < 300) break
        expect([status, error.code]).toEqual([503, 'unavailable'])
        await new Promise((done) => setTimeout(done, 50))
      }
      keys.acknowledged.push(key)
    }
  }
  const kills = async () => {
    for (let count = 0; count < 2; count++) {
      await new Promise((done) => setTimeout(done, 400))
      await server.kill()
      await server.start()
    }
    isOver = true
  }
  await Promise.all([kills(), ...Array.from({ length: 6 }, orders)])
  const stored = await storedKeys()
  expect(stored).toEqual(expect.arrayContaining(keys.acknowledged.map(hashIdempotencyKey)))
  const sent = keys.sent.map(hashIdempotencyKey)
  expect(stored.filter((key) => sent.includes(key)).sort()).toEqual(sent.sort())
}, 60_000)

test('a full disk refuses an order clearly and stores no part of it, and orders go on once there is room', async () => {
  const db = await database()
  await db.execute(`create function be_full() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = '53100'; end $$`)
  // The second of the two rows that an order writes.
  await db.execute(
    'create trigger full_disk before insert on exchange_events for each row execute function be_full()',
  )
  const key = randomUUID()
  const before = await storedKeys()
  expect(await create(anOrder(), key)).toMatchObject({ status: 503, error: { code: 'unavailable' } })
  expect(await storedKeys()).toEqual(before)
  await db.execute('drop trigger full_disk on exchange_events')
  expect((await create(anOrder(), key)).status).toBe(201)
})

test('a start waits for a server that starts as well', async () => {
  await server.kill()
  const opening = openPostgres(url)
  await server.start()
  const { db, close } = await opening
  expect(await db.select().from(exchanges)).not.toHaveLength(0)
  await close()
}, 60_000)

test('a start that cannot be says why in one sentence, without the password', async () => {
  const wrong = new URL(url)
  wrong.password = 'very-secret'
  wrong.pathname = 'no_such_database'
  await expect(openPostgres(wrong.href)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened: database "no_such_database" does not exist$/,
  )
  vi.stubEnv('DATABASE_URL', 'mysql://somebody:very-secret@127.0.0.1/shop')
  await closeDatabase()
  await expect(database()).rejects.toThrow(
    /^DATABASE_URL must be an address like postgres:\/\/(?!.*very-secret)/,
  )
  vi.unstubAllEnvs()
})
