import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { database } from '@/server/database/database'
import { exchanges, SANDBOX, type StoredExchange } from '@/server/database/schema'
import { WATCHED_FOR } from '@/server/exchanges/nextReadAt'

/** Milliseconds; longer than any call of a run. Who died with a lease is replaced after it. */
const LEASE = 30_000

const isUnleased = (now: number) => or(isNull(exchanges.leasedUntil), lte(exchanges.leasedUntil, now))

const isDue = (now: number) =>
  and(ne(exchanges.provider, SANDBOX), lte(exchanges.dueAt, now), isUnleased(now))

/** Somebody looks at its page, or nobody knows yet whether it was made. */
const isWatched = (now: number) =>
  sql`(${or(eq(exchanges.status, 'creating'), gte(exchanges.pageAskedAt, now - WATCHED_FOR))}) is true`

/** How old what is known of it is, in parts of how old it may be: a minute while it is under way, ten while it waits. */
const age = (now: number) => sql`
  extract(epoch from ${new Date(now).toISOString()}::timestamptz - coalesce(${exchanges.readAt}, ${exchanges.createdAt}))
  / case when ${exchanges.status} in ('confirming', 'exchanging', 'sending', 'verifying') then 60 else 600 end`

const UNDER_WAY: readonly string[] = ['confirming', 'exchanging', 'sending', 'verifying']

/** As a lease takes them; a statement returns its rows in any order. */
export const oldestFirst = (orders: readonly StoredExchange[], now: number): StoredExchange[] => {
  const ageOf = ({ status, readAt, createdAt }: StoredExchange) =>
    (now - (readAt ?? createdAt)) / (UNDER_WAY.includes(status) ? 60 : 600)
  return orders.toSorted((one, other) => ageOf(other) - ageOf(one))
}

/** One statement takes a lease: of two processes one gets the row. */
async function lease(which: SQL | undefined, now: number, limit: number): Promise<StoredExchange[]> {
  const db = await database()
  const isFree = and(isDue(now), which)
  const due = db
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(isFree)
    .orderBy(desc(age(now)))
    .limit(limit)
  return db
    .update(exchanges)
    .set({ leasedUntil: now + LEASE })
    .where(and(inArray(exchanges.publicId, due), isFree))
    .returning()
}

export const leaseWatched = (now: number, limit: number) => lease(isWatched(now), now, limit)

export const leaseOthers = (provider: string, now: number, limit: number) =>
  lease(and(eq(exchanges.provider, provider), not(isWatched(now))), now, limit)

/** With how many orders each has that are due and that nobody watches. */
export async function dueByProvider(now: number): Promise<{ provider: string; due: number }[]> {
  const db = await database()
  return db
    .select({ provider: exchanges.provider, due: count() })
    .from(exchanges)
    .where(and(isDue(now), not(isWatched(now))))
    .groupBy(exchanges.provider)
}

/** Those that are open and that nobody reads now, due or not. */
export async function openOrdersOf(
  provider: string,
  ids: readonly string[],
  now: number,
): Promise<StoredExchange[]> {
  if (ids.length === 0) return []
  const db = await database()
  return db
    .select()
    .from(exchanges)
    .where(
      and(
        eq(exchanges.provider, provider),
        inArray(exchanges.providerOrderId, [...ids]),
        isNotNull(exchanges.dueAt),
        ne(exchanges.status, 'creating'),
        isUnleased(now),
      ),
    )
}

/** They stay due. */
export async function release(orders: readonly StoredExchange[]): Promise<void> {
  if (orders.length === 0) return
  const db = await database()
  const ids = orders.map(({ publicId }) => publicId)
  await db.update(exchanges).set({ leasedUntil: null }).where(inArray(exchanges.publicId, ids))
}

/** Of orders whose provider says what it said before, in one statement. What came meanwhile stays: another state, or a
 * look at the page, for which the order is due sooner. */
export async function noteUnchanged(
  read: readonly { before: StoredExchange; dueAt: number | null }[],
  now: number,
): Promise<void> {
  if (read.length === 0) return
  const db = await database()
  const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const rows = read.map(({ before, dueAt }) => ({
    id: before.publicId,
    version: before.version,
    was: isoOf(before.dueAt),
    due: isoOf(dueAt),
  }))
  await db.execute(sql`
    update exchanges set read_at = ${isoOf(now)}::timestamptz, failed_reads = 0, leased_until = null,
      due_at = case when exchanges.due_at = seen.was then seen.due else exchanges.due_at end
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as seen(id text, version int, was timestamptz, due timestamptz)
    where public_id = seen.id and exchanges.version = seen.version`)
}
