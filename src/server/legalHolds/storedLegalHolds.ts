import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { database, type Transaction } from '@/server/database/database'
import { legalHolds, type StoredLegalHold } from '@/server/database/schema'

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 4_221_129

const counts = isNull(legalHolds.releasedAt)

/**
 * What purges or erases takes it first: a hold is stored before its next statement sees rows, or after it has ended.
 */
export const lockLegalHoldsShared = (transaction: Transaction) =>
  transaction.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`)

type NewLegalHold = Pick<StoredLegalHold, 'id' | 'kind' | 'reason' | 'staff'>

/**
 * @param keyOf what is held, read once nothing more is purged or erased; null: there is no such thing
 * @returns the hold that counts: an earlier one of the same, where there is one; null where there is nothing to hold
 */
export async function storeLegalHold(
  hold: NewLegalHold,
  now: number,
  keyOf: (transaction: Transaction) => Promise<string | null>,
): Promise<StoredLegalHold | null> {
  const db = await database()
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const key = await keyOf(transaction)
    if (key === null) return null
    const [stored] = await transaction
      .insert(legalHolds)
      .values({ ...hold, key, createdAt: now, releasedAt: null, releasedBy: null, releaseReason: null })
      .onConflictDoNothing()
      .returning()
    const same = and(eq(legalHolds.kind, hold.kind), eq(legalHolds.key, key), counts)
    const [known] = stored ? [stored] : await transaction.select().from(legalHolds).where(same)
    return known ?? null
  })
}

/** @returns null when there is none that counts */
export async function releaseLegalHold(
  id: string,
  { staff, reason }: Pick<StoredLegalHold, 'staff' | 'reason'>,
  now: number,
): Promise<StoredLegalHold | null> {
  const db = await database()
  const [released] = await db
    .update(legalHolds)
    .set({ releasedAt: now, releasedBy: staff, releaseReason: reason })
    .where(and(eq(legalHolds.id, id), counts))
    .returning()
  return released ?? null
}

/** @returns null when there is none that counts */
export async function findLegalHold(id: string): Promise<StoredLegalHold | null> {
  const db = await database()
  const [found] = await db
    .select()
    .from(legalHolds)
    .where(and(eq(legalHolds.id, id), counts))
  return found ?? null
}

export async function listLegalHolds(
  isReleased: boolean,
  limit: number,
  offset: number,
): Promise<StoredLegalHold[]> {
  const db = await database()
  return db
    .select()
    .from(legalHolds)
    .where(isReleased ? isNotNull(legalHolds.releasedAt) : counts)
    .orderBy(desc(legalHolds.createdAt), desc(legalHolds.id))
    .limit(limit)
    .offset(offset)
}
