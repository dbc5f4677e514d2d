import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { env } from '@/config/env'
import { processSingleton } from '@/runtime/processSingleton'

type Answer<Row> = { rows: Row[] }
/** What a bare statement is answered with, by either driver. */
interface Answered extends PgQueryResultHKT {
  type: Answer<this['row']>
}

/** PostgreSQL, in process or on a server: which of the two, nobody else needs to know. */
export type Database = PgDatabase<Answered>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Opened = { rows: Database; close: () => Promise<void> }

/** Only the driver that is needed is loaded. */
async function open(): Promise<Opened> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('@/server/database/openPostgres')
    return openPostgres(env.databaseUrl)
  }
  const { openEmbedded } = await import('@/server/database/openEmbedded')
  return openEmbedded()
}

const kept = processSingleton<{ opening: Promise<Opened> | null }>('database', () => ({ opening: null }))

/**
 * The database of the reference back end, opened at the first call: on the server that DATABASE_URL names, else in process.
 * @throws Error in one clear sentence when it cannot be opened; the next call tries again
 */
export async function database(): Promise<Database> {
  const opening = (kept.opening ??= open())
  try {
    return (await opening).rows
  } catch (error) {
    if (kept.opening === opening) kept.opening = null
    throw error
  }
}

/** Writes everything down and gives the folder or the connections back; a later `database()` opens it anew. */
export async function closeDatabase() {
  const opening = kept.opening
  kept.opening = null
  await (await opening)?.close()
}
