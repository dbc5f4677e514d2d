import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { database } from '@/server/database/database'
import {
  contactMessages,
  deskKeys,
  exchangeEvents,
  exchanges,
  journalEntries,
  ledger,
  reviews,
} from '@/server/database/schema'
import { countExpired, purge } from '@/server/retention/purge'
import { made } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
const folder = useTemporaryDatabase()
const DAY = 86_400_000
const now = Date.now()

beforeEach(async () => {
  vi.unstubAllEnvs()
  await (await database()).execute(sql`truncate exchanges, contact_messages, ledger cascade`)
})
afterEach(() => vi.unstubAllEnvs())

async function anExchange(status: ExchangeStatus, days: number, changes = {}): Promise<string> {
  const db = await database()
  const { publicId } = await made()
  const contacts = { unregEmail: 'a@example.com', campaign: 'spring', firstPage: '/' }
  await db
    .update(exchanges)
    .set({ status, updatedAt: now - days * DAY, dueAt: null, ...contacts, ...changes })
    .where(eq(exchanges.publicId, publicId))
  return publicId
}
const read = async (publicId: string) => {
  const db = await database()
  const [found] = await db.select().from(exchanges).where(eq(exchanges.publicId, publicId))
  return found
}
const remaining = async (...ids: string[]) => {
  const found = await Promise.all(ids.map(read))
  return found.map((exchange) => exchange !== undefined)
}

test('an exchange that nobody paid goes after 90 days with all that refers to it, one that was paid does not', async () => {
  const ids = [
    await anExchange('expired', 91),
    await anExchange('expired', 89),
    await anExchange('expired', 91, { depositedAt: now - 91 * DAY }),
    await anExchange('waiting', 91),
  ]
  expect(await purge(now)).toMatchObject({ unpaidExchanges: 1, exchanges: 0 })
  expect(await remaining(...ids)).toEqual([false, true, true, true])
  const db = await database()
  expect(await db.$count(exchangeEvents, eq(exchangeEvents.publicId, ids[0] ?? ''))).toBe(0)
  vi.stubEnv('RETENTION_UNPAID_DAYS', '80')
  expect(await purge(now)).toMatchObject({ unpaidExchanges: 1 })
  expect(await remaining(...ids)).toEqual([false, false, true, true])
})

test('an ended exchange loses its email address and campaign after 180 days, an open one keeps them', async () => {
  const [old, recent, open] = [
    await anExchange('finished', 181),
    await anExchange('finished', 179),
    await anExchange('verifying', 181),
  ]
  const before = await read(old)
  expect(await purge(now)).toMatchObject({ exchangeContacts: 1 })
  expect(await read(old)).toEqual({
    ...before,
    ...{ version: (before?.version ?? 0) + 1, unregEmail: null, campaign: null, firstPage: null },
  })
  expect([await read(recent), await read(open)]).toMatchObject([
    { unregEmail: 'a@example.com' },
    { unregEmail: 'a@example.com' },
  ])
  expect(await purge(now)).toMatchObject({ exchangeContacts: 0 })
})

test('ended exchanges go after five years, or what the legal pages state; the ledger stays', async () => {
  const [ancient, old] = [await anExchange('finished', 1828), await anExchange('refunded', 1100)]
  const db = await database()
  const review = { rating: 5 as const, text: '', language: 'en' as const, state: 'approved' as const }
  await db.insert(reviews).values({ id: 'review', publicId: ancient, createdAt: now, ...review })
  const entry = { kind: 'cashback' as const, amountBtc: '1', payoutId: null, customerId: null, at: now }
  await db.insert(ledger).values({ ...entry, publicId: ancient })

  expect(await purge(now)).toMatchObject({ exchanges: 1 })
  expect(await remaining(ancient, old)).toEqual([false, true])
  expect(await db.$count(journalEntries, eq(journalEntries.publicId, ancient))).toBe(1)
  vi.stubEnv('LEGAL_RECORDS_YEARS', '3')
  expect(await purge(now)).toMatchObject({ exchanges: 1 })
})

test('contact messages go after a year, or the months that the legal pages state', async () => {
  const db = await database()
  const message = { messageHash: '', topic: 'other', email: '', message: '', language: 'en' } as const
  for (const days of [366, 200])
    await db
      .insert(contactMessages)
      .values({ ...message, reference: `${days}`, idempotencyKey: `${days}`, createdAt: now - days * DAY })
  expect(await purge(now)).toMatchObject({ messages: 1 })
  vi.stubEnv('LEGAL_MESSAGES_MONTHS', '6')
  expect(await purge(now)).toMatchObject({ messages: 1 })
})

test('old emails leave the outbox, and nothing else does', async () => {
  const outbox = join(folder, 'outbox')
  mkdirSync(outbox, { recursive: true })
  const old = (now - 31 * DAY) / 1000
  for (const name of ['old.eml', 'new.eml', 'other.txt']) writeFileSync(join(outbox, name), '')
  for (const name of ['old.eml', 'other.txt']) utimesSync(join(outbox, name), old, old)
  expect(await purge(now)).toMatchObject({ outboxFiles: 1 })
  expect(['old.eml', 'new.eml', 'other.txt'].map((name) => existsSync(join(outbox, name)))).toEqual([
    false,
    true,
    true,
  ])
})

test('more than one batch goes at once', async () => {
  const publicId = await anExchange('expired', 91)
  await (
    await database()
  ).execute(sql`
    insert into exchanges select (json_populate_record(e, json_build_object(
      'public_id', 'copy-' || n, 'idempotency_key', 'copy-' || n))).*
    from exchanges e, generate_series(1, 1200) n where e.public_id = ${publicId}`)
  expect(await purge(now)).toMatchObject({ unpaidExchanges: 1201 })
})

test('every table that refers to an exchange is purged with it', async () => {
  const { rows } = await (
    await database()
  ).execute<{ name: string }>(
    sql`select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'exchanges'::regclass order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'desk_notes',
    'desk_orders',
    'exchange_emails',
    'exchange_events',
    'exchange_transfers',
    'push_devices',
    'reviews',
  ])
})

test('what a dry run counts is what a purge then deletes', async () => {
  await anExchange('expired', 91)
  await anExchange('finished', 181)
  await anExchange('refunded', 5 * 366)
  await anExchange('finished', 1)
  const counted = await countExpired(now)
  expect(counted).toMatchObject({ unpaidExchanges: 1, exchangeContacts: 2, exchanges: 1 })
  expect(await countExpired(now)).toEqual(counted)
  expect(await purge(now)).toEqual(counted)
})

test('an API key of the desk goes five years after it was revoked or has expired, and no other does', async () => {
  const db = await database()
  const aKey = (id: string, expired: number, revoked: number | null) => ({
    ...{ id, name: id, secretHash: id, scopes: [], networks: [], createdBy: 'anna@example.com' },
    createdAt: now - 3000 * DAY,
    expiresAt: now - expired * DAY,
    revokedAt: revoked === null ? null : now - revoked * DAY,
  })
  await db
    .insert(deskKeys)
    .values([
      aKey('expired', 1828, null),
      aKey('revoked', -30, 1828),
      aKey('lately expired', 1820, null),
      aKey('lately revoked', -30, 1820),
      aKey('valid', -30, null),
    ])
  expect(await countExpired(now)).toMatchObject({ deskKeys: 2 })
  expect(await purge(now)).toMatchObject({ deskKeys: 2 })
  const left = await db.select({ id: deskKeys.id }).from(deskKeys)
  expect(left.map(({ id }) => id).toSorted()).toEqual(['lately expired', 'lately revoked', 'valid'])
})
