import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { databaseTimings } from '@/config/databaseTimings'
import { logWarning } from '@/runtime/log'

/**
 * No statement timeout: migrations and backups take long. It waits for a server that starts together with us.
 * @throws Error without the address, which holds a password
 */
export async function connectOnce(url: string) {
  const client = await connected(url)
  return { db: drizzle(client), close: () => client.end() }
}

async function connected(url: string): Promise<pg.Client> {
  const until = Date.now() + databaseTimings.start
  let isWaiting = false
  for (;;) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: databaseTimings.connect,
    })
    // Without a listener it would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (!mayComeUp(error) || Date.now() > until) throw describeFailure(error)
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

const describeFailure = (error: unknown) =>
  new Error(
    `The database of DATABASE_URL cannot be opened: ${error instanceof Error && error.message ? error.message : codeOf(error)}`,
  )
