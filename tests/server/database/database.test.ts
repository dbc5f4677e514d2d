import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { closeDatabase, database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { secret } from '@/server/database/secret'
import { atOnce } from '../../atOnce'
import { anExchange } from '../exchanges/anExchange'
import { useTemporaryDatabase } from '../temporaryDatabase'

useTemporaryDatabase()

test('one database is opened by simultaneous calls', async () => {
  const [one, other] = await Promise.all([database(), database()])
  expect(one).toBe(other)
})

test('amounts and moments come back exactly as they were stored', async () => {
  const db = await database()
  const exact = anExchange({
    expectedAmountFrom: '0.000000000000000001',
    expectedAmountTo: '12345678901234567890.10',
  })
  await db.insert(exchanges).values(exact)
  expect(await db.select().from(exchanges)).toEqual([exact])
})

test('only types that every PostgreSQL has are used', async () => {
  const db = await database()
  const used = await db.execute<{ data_type: string }>(
    sql`select distinct data_type from information_schema.columns where table_schema = 'public' order by 1`,
  )
  expect(used.rows.map((row) => row.data_type)).toEqual([
    'bigint',
    'boolean',
    'integer',
    'jsonb',
    'numeric',
    'text',
    'timestamp with time zone',
  ])
})

test('a secret is 32 random bytes, another one for each name, and one only for simultaneous calls', async () => {
  const results = await atOnce(5, () => secret('rates'))
  expect(results[0]).toHaveLength(32)
  expect(new Set(results.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(1)
  expect(Buffer.from(await secret('sessions'))).not.toEqual(results[0])
})

test('a restart preserves what was stored, and the secrets', async () => {
  const before = await secret('rates')
  await closeDatabase()
  expect(await secret('rates')).toEqual(before)
  const db = await database()
  expect(await db.select({ publicId: exchanges.publicId }).from(exchanges)).toHaveLength(1)
})
