import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LegalHoldKind } from '@/domain/account/legalHold'
import { database } from '@/server/database/database'
import {
  blocks,
  callers,
  contactMessages,
  customers,
  deskProposals,
  exchanges,
  legalHolds,
  pushDevices,
} from '@/server/database/schema'
import { setLegalHold } from '@/server/legalHolds/setLegalHold'
import { releaseLegalHold } from '@/server/legalHolds/storedLegalHolds'
import { purged } from '@/server/maintenance/purged'
import { countExpired, findHeldBack, purge, type Purged } from '@/server/retention/purge'
import { aCustomer, ordered } from '../aCustomer'
import { useTemporaryDatabase } from '../temporaryDatabase'

/** Every rule of retention, with a row beyond its time that belongs to a held exchange, customer or email address. */
vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
const folder = useTemporaryDatabase()
const DAY = 86_400_000
const now = Date.now()
const ago = (days: number) => now - days * DAY

beforeEach(async () => {
  const tables = sql`exchanges, contact_messages, blocks, desk_proposals, callers, customers, legal_holds`
  await (await database()).execute(sql`truncate ${tables} cascade`)
})

type Place = { publicId: string; customerId: string; email: string }
/** A row of its rule; whether it is still there as it was. */
type Case = { holds: readonly LegalHoldKind[]; make: (place: Place) => Promise<() => Promise<boolean>> }

async function aPlace(): Promise<Place> {
  const email = `anna${randomUUID()}@example.com`
  const anna = await aCustomer({ email })
  const { publicId } = await ordered(anna)
  return { publicId, customerId: anna.id, email }
}

const ALL = ['exchange', 'customer', 'email'] as const
const exchangeCase = (changes: Partial<typeof exchanges.$inferInsert>): Case => ({
  holds: ALL,
  make: async ({ publicId }) => {
    const db = await database()
    const isIt = eq(exchanges.publicId, publicId)
    const old = { dueAt: null, unregEmail: 'other@example.com', ...changes }
    await db.update(exchanges).set(old).where(isIt)
    return async () => {
      const [found] = await db.select().from(exchanges).where(isIt)
      return found?.unregEmail === 'other@example.com'
    }
  },
})

const CASES: Record<Exclude<keyof Purged, 'releasedHolds' | 'deskKeys'> | 'pushDevices' | 'accounts', Case> =
  {
    unpaidExchanges: exchangeCase({ status: 'expired', updatedAt: ago(91) }),
    exchangeContacts: exchangeCase({ status: 'finished', updatedAt: ago(181) }),
    exchanges: exchangeCase({ status: 'finished', updatedAt: ago(1828) }),
    messages: {
      holds: ALL,
      make: async ({ publicId, email }) => {
        const db = await database()
        const reference = randomUUID()
        const names = { reference, idempotencyKey: reference, messageHash: '', exchangeId: publicId }
        const said = { topic: 'other', email: email.toUpperCase(), message: '', language: 'en' } as const
        await db.insert(contactMessages).values({ ...names, ...said, createdAt: ago(366) })
        return async () => (await db.$count(contactMessages, eq(contactMessages.reference, reference))) === 1
      },
    },
    blocks: {
      holds: ['customer', 'email'],
      make: async ({ customerId, email }) => {
        const db = await database()
        const ids = [randomUUID(), randomUUID()]
        const ended = {
          value: '',
          reason: '',
          staff: '',
          createdAt: ago(1900),
          endedAt: ago(1828),
          endedBy: '',
        }
        await db.insert(blocks).values([
          { id: ids[0] ?? '', kind: 'customer', key: customerId, ...ended },
          { id: ids[1] ?? '', kind: 'email', key: `email ${email}`, ...ended },
        ])
        return async () => (await db.$count(blocks)) === 2
      },
    },
    proposals: {
      holds: ALL,
      make: async ({ publicId }) => {
        const db = await database()
        await db.insert(deskProposals).values({
          ...{ id: randomUUID(), kind: 'refund', subject: publicId, body: {}, staffId: '', staff: '' },
          ...{ createdAt: ago(1828), expiresAt: ago(1827) },
        })
        return async () => (await db.$count(deskProposals)) === 1
      },
    },
    callers: {
      holds: ALL,
      make: async ({ publicId }) => {
        const db = await database()
        const call = { ip: '203.0.113.9', call: 'POST /', status: 201, subject: publicId, traceId: '' }
        await db.insert(callers).values({ ...call, at: ago(4000) })
        return async () => (await db.$count(callers)) === 1
      },
    },
    outboxFiles: {
      holds: ['customer', 'email'],
      make: ({ email }) => {
        const outbox = join(folder, 'outbox')
        mkdirSync(outbox, { recursive: true })
        const file = join(outbox, `${randomUUID()}.eml`)
        writeFileSync(
          file,
          `From: Site <a@example.com>\r\nTo: ${email}\r\nSubject: Hi\r\n\r\nTo: b@example.com`,
        )
        utimesSync(file, ago(31) / 1000, ago(31) / 1000)
        return Promise.resolve(() => Promise.resolve(existsSync(file)))
      },
    },
    pushDevices: {
      holds: ALL,
      make: async ({ publicId }) => {
        const db = await database()
        await db.insert(pushDevices).values({ publicId, fid: 'f', language: 'en', createdAt: ago(31) })
        await db.update(exchanges).set({ updatedAt: ago(31) })
        return async () => (await db.$count(pushDevices)) === 1
      },
    },
    accounts: {
      holds: ['customer', 'email'],
      make: async ({ customerId }) => {
        const db = await database()
        await db.update(customers).set({ confirmedAt: null, createdAt: ago(31) })
        return async () => (await db.$count(customers, eq(customers.id, customerId))) === 1
      },
    },
  }

/** What has no row in a list of counts expires by itself. */
const COUNTED = Object.keys(CASES).filter((name) => name !== 'pushDevices' && name !== 'accounts')

test('each rule of the purge has a case here', async () => {
  const rules = Object.keys(await countExpired(now)).filter(
    (rule) => !['releasedHolds', 'deskKeys'].includes(rule),
  )
  expect(rules.toSorted()).toEqual(COUNTED.toSorted())
})

const hold = async (kind: LegalHoldKind, { publicId, customerId, email }: Place) => {
  const value = { exchange: publicId, customer: customerId, email: email.toUpperCase() }[kind]
  return (await setLegalHold({ kind, value, reason: 'File 7 of the court.', staff: 'a@example.com' }, now))
    .hold
}
const release = (id: string, at = now) =>
  releaseLegalHold(id, { staff: 'a@example.com', reason: 'The file is closed.' }, at)

describe.each(Object.entries(CASES))('%s', (rule, { holds, make }) => {
  test.each(holds)('stay while their %s is held, and go once it is released', async (kind) => {
    const place = await aPlace()
    const isThere = await make(place)
    const { id } = await hold(kind, place)
    const counted = COUNTED.includes(rule)
    if (counted) expect(await countExpired(now)).toMatchObject({ [rule]: 0 })
    if (counted) expect((await findHeldBack(now))[rule as keyof Purged].count).toBeGreaterThan(0)
    await purge(now)
    expect(await isThere()).toBe(true)

    await release(id)
    await purge(now)
    expect(await isThere()).toBe(false)
  })

  test('go although something else is held', async () => {
    const place = await aPlace()
    const isThere = await make(place)
    for (const kind of ALL) await hold(kind, await aPlace())
    await purge(now)
    expect(await isThere()).toBe(false)
  })
})

test('the email given with an exchange holds that exchange, in any spelling', async () => {
  const place = await aPlace()
  const isThere = await CASES.exchanges.make(place)
  await hold('email', { ...place, email: 'Other@Example.com' })
  await purge(now)
  expect(await isThere()).toBe(true)
})

test('a dry run and a purge name what is held', async () => {
  const place = await aPlace()
  await CASES.exchanges.make(place)
  await hold('exchange', place)
  const named = `under a legal hold: exchangeContacts 1 (${place.publicId}), exchanges 1 (${place.publicId}).`
  expect(await purged(true, now)).toContain(named)
  expect(await purged(false, now)).toContain(named)
})

test('a released hold goes with the exchanges of its time, one that counts stays', async () => {
  const [released, counting] = [await hold('email', await aPlace()), await hold('email', await aPlace())]
  await release(released.id)
  expect(await purge(now + 1826 * DAY)).toMatchObject({ releasedHolds: 0 })
  expect(await purge(now + 1828 * DAY)).toMatchObject({ releasedHolds: 1 })
  const left = await (await database()).select({ id: legalHolds.id }).from(legalHolds)
  expect(left).toEqual([{ id: counting.id }])
})
