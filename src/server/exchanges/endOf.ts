import { and, eq, min, sql } from 'drizzle-orm'
import type { Database } from '@/server/database/database'
import { exchangeEvents, exchanges } from '@/server/database/schema'

/** When an exchange got the status that it has; milliseconds since 1970. */
export function endOf(db: Database) {
  const ended = db
    .select({ at: min(exchangeEvents.at) })
    .from(exchangeEvents)
    .where(and(eq(exchangeEvents.publicId, exchanges.publicId), eq(exchangeEvents.status, exchanges.status)))
  return sql<number | null>`(${ended})`.mapWith(exchangeEvents.at)
}
