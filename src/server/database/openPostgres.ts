import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Gauge } from 'prom-client'
import { databaseTimings } from '@/config/databaseTimings'
import { env } from '@/config/env'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { connectOnce } from '@/server/database/connectOnce'
import { inTransaction } from '@/server/database/inTransaction'
import { prepareSchema } from '@/server/database/migrate'
import { withTracedQueries } from '@/server/database/tracedQueries'

/** Per process: PostgreSQL allows 100 in all by default. */
const CONNECTIONS = 10

/** @throws Error without the address, which holds a password, when the server cannot be reached or refuses us */
export async function openPostgres(url: string) {
  const { db: once, close } = await connectOnce(url)
  try {
    await prepareSchema(once, env.migrate)
  } finally {
    await close()
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: databaseTimings.connect,
    statement_timeout: databaseTimings.statement,
    idle_in_transaction_session_timeout: databaseTimings.idleInTransaction,
    query_timeout: databaseTimings.response,
    keepAlive: true,
  })
  // Without a listener it would end the process.
  pool.on('error', (error) => logFailure('database', error))
  measurePool(pool)
  const db = drizzle(withTracedQueries(pool))
  db.transaction = (work, config) => inTransaction(pool, work, config)
  return { db, close: () => pool.end() }
}

const POOL_METRIC = 'halyard_database_connections'

export function measurePool(pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) {
  metrics.registry.removeSingleMetric(POOL_METRIC)
  const gauge: Gauge = new Gauge({
    name: POOL_METRIC,
    help: 'Connections to PostgreSQL: open, idle among them, and callers who wait for one',
    labelNames: ['state'],
    registers: [metrics.registry],
    collect: () => {
      gauge.set({ state: 'open' }, pool.totalCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
