import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { exchanges, type StoredExchange } from '@/server/database/schema'

/** Milliseconds between two looks that are worth a write. */
const NOTED_EVERY = 30_000
/** Between two calls of a provider for one order that somebody looks at. */
const READ_EVERY = 15_000

/** Somebody looks at the page of a live order: its provider is called sooner, by the worker. */
export async function notePageLook(exchange: StoredExchange): Promise<void> {
  const { publicId, isSandbox, dueAt, status, pageAskedAt, readAt } = exchange
  const now = Date.now()
  if (isSandbox || dueAt === null || status === 'creating') return
  if (pageAskedAt !== null && now - pageAskedAt < NOTED_EVERY) return
  const soon = Math.max(now, (readAt ?? now) + READ_EVERY)
  const db = await database()
  await db
    .update(exchanges)
    .set({ pageAskedAt: now, dueAt: sql`least(${exchanges.dueAt}, ${new Date(soon).toISOString()})` })
    .where(and(eq(exchanges.publicId, publicId), isNotNull(exchanges.dueAt)))
}
