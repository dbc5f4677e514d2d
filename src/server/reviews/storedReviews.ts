import { asc, count, desc, eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { reviews, type StoredReview } from '@/server/database/schema'

/** Stores the first review of an exchange. @returns what is stored for its exchange, this one or an earlier one */
export async function storeReview(review: StoredReview): Promise<StoredReview> {
  const rows = await database()
  await rows.insert(reviews).values(review).onConflictDoNothing({ target: reviews.publicId })
  const [stored] = await rows.select().from(reviews).where(eq(reviews.publicId, review.publicId))
  if (!stored) throw new Error('a review was stored, but is not there')
  return stored
}

/** The approved ones, newest first, and how many there are. */
export async function approvedReviews(limit: number, offset: number) {
  const rows = await database()
  const isShown = eq(reviews.state, 'approved')
  const [counted] = await rows.select({ total: count() }).from(reviews).where(isShown)
  const page = await rows
    .select()
    .from(reviews)
    .where(isShown)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return { page, total: counted?.total ?? 0 }
}

/** Those nobody has judged yet, the longest waiting first. */
export async function pendingReviews(limit: number): Promise<StoredReview[]> {
  const rows = await database()
  return rows
    .select()
    .from(reviews)
    .where(eq(reviews.state, 'pending'))
    .orderBy(asc(reviews.createdAt))
    .limit(limit)
}

/** @returns false when there is no such review */
export async function judgeReview(id: string, state: StoredReview['state']): Promise<boolean> {
  const rows = await database()
  const judged = await rows
    .update(reviews)
    .set({ state })
    .where(eq(reviews.id, id))
    .returning({ id: reviews.id })
  return judged.length > 0
}
