import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { isQueryError } from '@/runtime/queryError'
import { sqlStateOf } from '@/server/database/databaseFailure'
import { withTracedQueries } from '@/server/database/tracedQueries'

type Transact = NodePgDatabase['transaction']
type Work<Result> = (transaction: Parameters<Parameters<Transact>[0]>[0]) => Promise<Result>

/** Lost races, which succeed when done again: serialization_failure, deadlock_detected, unique_violation. */
const LOST_RACES = ['40001', '40P01', '23505']
const MAX_TRIES = 4

/**
 * The work may run again, so it must do nothing but query the database. Drizzle's own `transaction` loses a connection
 * of the pool for each `begin` that fails and returns connections in an unknown state.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: Work<Result>,
  config?: Parameters<Transact>[1],
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(await connected(pool), work, config)
    } catch (error) {
      if (tries === MAX_TRIES || !LOST_RACES.includes(sqlStateOf(error) ?? '')) throw error
    }
  }
}

const connected = (pool: Pool): Promise<PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw new DrizzleQueryError('connect', [], error instanceof Error ? error : undefined)
  })

async function once<Result>(client: PoolClient, work: Work<Result>, config: Parameters<Transact>[1]) {
  let broken: Error | undefined
  const remember = (error: Error) => void (broken = error)
  client.on('error', remember)
  try {
    return await drizzle(withTracedQueries(client)).transaction(work, config)
  } catch (error) {
    // A refusal of ours was rolled back cleanly; after anything else the connection is not trusted again.
    if (isQueryError(error)) broken ??= error
    throw error
  } finally {
    client.off('error', remember)
    client.release(broken)
  }
}
