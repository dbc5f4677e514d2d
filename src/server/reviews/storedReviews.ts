import { asc, count, desc, eq } from 'drizzle-orm'
import { type Database, database } from '@/server/database/database'
import { reviews, type StoredExchange, type StoredReview } from '@/server/database/schema'
import { lockExchange } from '@/server/exchanges/lockExchange'

/** A count reads an index entry of every row: up to here a few milliseconds. */
const LARGE = 10_000
const TTL_MS = 60_000

/** Exact up to LARGE, above it up to a minute old. */
export function totalCache() {
  let [total, countedAt] = [0, 0]
  return {
    async read(now: number, count: () => Promise<number>): Promise<number> {
      if (total > LARGE && now - countedAt < TTL_MS) return total
      total = await count()
      countedAt = now
      return total
    },
    clear() {
      total = 0
    },
  }
}

const approvedTotal = totalCache()
const isShown = eq(reviews.state, 'approved')

async function countShown(db: Database): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(reviews).where(isShown)
  return counted?.total ?? 0
}

/** @returns the review that its exchange has now
 * @throws what `judge` throws of the locked exchange; nothing is stored then */
export async function storeReview(
  review: StoredReview,
  judge: (exchange: StoredExchange) => void,
): Promise<StoredReview> {
  const db = await database()
  return db.transaction(async (transaction) => {
    judge(await lockExchange(transaction, review.publicId))
    await transaction.insert(reviews).values(review).onConflictDoNothing({ target: reviews.publicId })
    const [stored] = await transaction.select().from(reviews).where(eq(reviews.publicId, review.publicId))
    if (!stored) throw new Error('a review was stored, but is not there')
    return stored
  })
}

export async function approvedReviews(limit: number, offset: number) {
  const db = await database()
  const total = await approvedTotal.read(Date.now(), () => countShown(db))
  const page = await db
    .select()
    .from(reviews)
    .where(isShown)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return { page, total }
}

export const pendingReviews = (limit: number): Promise<StoredReview[]> => reviewsIn('pending', limit, 0)

export async function reviewsIn(
  state: StoredReview['state'],
  limit: number,
  offset: number,
): Promise<StoredReview[]> {
  const db = await database()
  return db
    .select()
    .from(reviews)
    .where(eq(reviews.state, state))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset(offset)
}

export async function judgeReview(id: string, state: StoredReview['state']): Promise<boolean> {
  const db = await database()
  const judged = await db
    .update(reviews)
    .set({ state })
    .where(eq(reviews.id, id))
    .returning({ id: reviews.id })
  approvedTotal.clear()
  return judged.length > 0
}
