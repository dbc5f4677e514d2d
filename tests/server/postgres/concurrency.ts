import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { database } from '@/server/database/database'
import { atOnce } from '../../atOnce'
import { eventually } from '../../eventually'

/** All ten connections are open afterwards, so that what is sent at once arrives at once. */
export async function openConnections() {
  const db = await database()
  await atOnce(10, () => db.execute(sql`select pg_sleep(0.1)`))
}

/** Until exactly so many connections of this database wait for a lock. */
export const untilWaiting = (count: number) =>
  eventually(async () => {
    const db = await database()
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows[0]?.count).toBe(count)
  })

/** Begins the works while the rows of a statement are locked, and goes on when all of them wait for these. */
export async function whileLocked(
  statement: ReturnType<typeof sql>,
  works: (() => Promise<unknown>)[],
): Promise<unknown[]> {
  const db = await database()
  const begun: Promise<unknown>[] = []
  await db.transaction(async (transaction) => {
    await transaction.execute(statement)
    for (const work of works) {
      begun.push(work())
      await untilWaiting(begun.length)
    }
  })
  return Promise.all(begun)
}
