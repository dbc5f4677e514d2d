import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { databaseTimings } from '@/config/databaseTimings'
import { logWarning } from '@/runtime/log'
import { migrationsFolder } from '@/server/database/migrationsFolder'

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 4_221_125

/** Brings the tables to where this version of the site needs them. Of several that start at once, one does it. */
export async function migratePostgres(url: string): Promise<void> {
  const client = await connected(url)
  try {
    // Given back with the connection, also when we are killed.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.end()
  }
}

/** Waits for a server that starts together with us. */
async function connected(url: string): Promise<pg.Client> {
  const until = Date.now() + databaseTimings.start
  let isWaiting = false
  for (;;) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: databaseTimings.connect,
    })
    // A waiting statement gets the error as well; without a listener it would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (!mayComeUp(error) || Date.now() > until) throw sayWhy(error)
      if (!isWaiting) logWarning(waitingFor(error))
      isWaiting = true
    }
    await setTimeout(databaseTimings.startRetry)
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Nothing listens there yet, or it is starting (57P03). A wrong password stays wrong. */
const mayComeUp = (error: unknown) =>
  ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(codeOf(error))

const waitingFor = (error: unknown) =>
  `The server of DATABASE_URL does not answer (${codeOf(error)}); waiting for it ${databaseTimings.start / 1000} s.`

const sayWhy = (error: unknown) =>
  new Error(
    `The database of DATABASE_URL cannot be opened: ${error instanceof Error && error.message ? error.message : codeOf(error)}`,
  )
