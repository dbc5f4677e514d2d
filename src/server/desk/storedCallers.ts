import { isIP } from 'node:net'
import { desc, eq, lt, or } from 'drizzle-orm'
import { env } from '@/config/env'
import { DAY } from '@/domain/time/durations'
import { plainAddress } from '@/runtime/callerAddress'
import { database } from '@/server/database/database'
import { callers, type StoredCaller } from '@/server/database/schema'

/** @param q an IP address, or the id of an exchange or payout; empty: all */
export async function findCallers(q: string, limit: number, offset: number): Promise<StoredCaller[]> {
  const db = await database()
  const plain = plainAddress(q)
  const isIt = isIP(plain) > 0 ? eq(callers.ip, plain) : or(eq(callers.subject, q), eq(callers.traceId, q))
  return db
    .select()
    .from(callers)
    .where(q === '' ? undefined : isIt)
    .orderBy(desc(callers.id))
    .limit(limit)
    .offset(offset)
}

/** Also after LOG_CALLERS was switched off. */
export const isOldCaller = (now: number) => lt(callers.at, now - env.logCallersDays * DAY)
