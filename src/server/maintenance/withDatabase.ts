import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/config/env'
import { closeDatabase, type Database } from '@/server/database/database'
import { assertCurrent, schemaState } from '@/server/database/migrate'

/** The database as it is, without a migration; one that is not there yet is made. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openAsFound()
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Of what reads or changes a site that is there: a mistyped setting makes no new one. @throws Error in one sentence where there are no tables */
export function withTables<T>(work: (db: Database) => Promise<T>): Promise<T> {
  if (!isThere()) throw new Error(nothingIn())
  return withDatabase(async (db) => {
    const { version } = await schemaState(db)
    if (version === 0) throw new Error(nothingIn())
    return work(db)
  })
}

/** As `withTables`, of what only reads: older tables are not brought to this release. */
export const withCurrentTables = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
  withTables(async (db) => {
    await assertCurrent(db)
    return work(db)
  })

/**
 * For work that calls `database()`, as the site does: it opens the one that is there, and brings its tables to this release
 * unless `reads`.
 */
export async function withSiteDatabase<T>(work: () => Promise<T>, { reads }: { reads: boolean }): Promise<T> {
  await (reads ? withCurrentTables : withTables)(() => Promise.resolve())
  try {
    return await work()
  } finally {
    await closeDatabase()
  }
}

/** Of the embedded database, what PostgreSQL writes first. A server says so itself. */
export const isThere = () => env.databaseUrl !== '' || existsSync(join(env.dataDir, 'db/PG_VERSION'))

const nothingIn = () =>
  env.databaseUrl
    ? 'The database of DATABASE_URL has no tables of the site; npm run migrate makes them.'
    : `There is no database of the site in DATA_DIR, ${env.dataDir}; npm run migrate makes one.`

async function openAsFound(): Promise<{ db: Database; close: () => Promise<void> }> {
  if (env.databaseUrl) {
    const { connectOnce } = await import('@/server/database/connectOnce')
    return connectOnce(env.databaseUrl)
  }
  const { openFolder } = await import('@/server/database/openEmbedded')
  return openFolder()
}
