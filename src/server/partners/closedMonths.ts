import { and, desc, eq, max, min, sql } from 'drizzle-orm'
import { monthOf, monthsBetween, nextMonth } from '@/domain/partner/statement'
import { database } from '@/server/database/database'
import { lockPartner } from '@/server/database/lockPartners'
import type { Queryable } from '@/server/database/queryable'
import { journalEntries, journalLegs, partnerStatements, type StoredPartner } from '@/server/database/schema'

/** When each month was closed, and the one that is open. */
export type Months = { first: string; open: string; closedAt: ReadonlyMap<string, number> }

/**
 * Closes the months that are over. Whoever books for a partner holds its lock: under it no entry with a lower id is
 * still to come, so that what is booked later for a closed month is found in the next one.
 */
export async function closedMonths({ id, createdAt }: StoredPartner, now: number): Promise<Months> {
  const db = await database()
  const before = await closingsOf(db, id)
  const first = before.at(-1)?.month ?? (await firstMonth(db, id, createdAt))
  const found = isUpToDate(before, first, now)
    ? before
    : await db.transaction(async (transaction) => {
        await lockPartner(transaction, id)
        const closed = await closingsOf(transaction, id)
        const due = monthsBetween(openMonth(closed, first), monthOf(now)).slice(0, -1)
        if (due.length === 0) return closed
        const throughId = await lastEntry(transaction, id)
        const added = due.map((month) => ({ partnerId: id, month, throughId, closedAt: now }))
        await transaction.insert(partnerStatements).values(added)
        return [...added.toReversed(), ...closed]
      })
  return {
    first,
    open: openMonth(found, first),
    closedAt: new Map(found.map(({ month, closedAt }) => [month, closedAt])),
  }
}

/** Of the partner, or in a sandbox of what was booked before it. */
async function firstMonth(db: Queryable, partnerId: string, createdAt: number): Promise<string> {
  const [booked] = await db
    .select({ at: min(journalEntries.at) })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(and(eq(journalLegs.account, 'partner'), eq(journalLegs.owner, partnerId)))
  return monthOf(Math.min(createdAt, booked?.at ?? createdAt))
}

type Closings = { month: string; closedAt: number }[]

const openMonth = ([last]: Closings, first: string) => (last ? nextMonth(last.month) : first)

/** Also where the clock was set back. */
const isUpToDate = (closed: Closings, first: string, now: number) => openMonth(closed, first) >= monthOf(now)

/** The latest first. */
const closingsOf = (db: Queryable, partnerId: string): Promise<Closings> =>
  db
    .select({ month: partnerStatements.month, closedAt: partnerStatements.closedAt })
    .from(partnerStatements)
    .where(eq(partnerStatements.partnerId, partnerId))
    .orderBy(desc(partnerStatements.month))

async function lastEntry(db: Queryable, partnerId: string): Promise<number> {
  const [last] = await db
    .select({ id: max(journalLegs.entryId) })
    .from(journalLegs)
    .where(and(eq(journalLegs.account, 'partner'), eq(journalLegs.owner, partnerId)))
  return last?.id ?? 0
}

/** In whose statement an entry stands: its own month's, or the first that was open when it was booked. */
export function statementMonth(partnerId: string, { first, open }: Months) {
  const { month, throughId, partnerId: owner } = partnerStatements
  const own = sql`to_char(${journalEntries.at} at time zone 'UTC', 'YYYY-MM')`
  const booked = sql`(select min(${month}) from ${partnerStatements}
    where ${owner} = ${partnerId} and ${throughId} >= ${journalEntries.id})`
  return sql<string>`greatest(${first}::text, coalesce(${booked}, ${open}::text), least(${own}, ${open}::text))`
}
