import { and, count, gt, inArray, type SQL } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import { ENDED_STATUSES, OPEN_STATUSES } from '@/domain/exchange/exchange'
import { DAY } from '@/domain/time/durations'
import { metrics } from '@/runtime/metrics'
import { database } from '@/server/database/database'
import { exchanges, mails, sessions, signIns } from '@/server/database/schema'
import { countOrders } from '@/server/exchanges/orderMetrics'
import { providers } from '@/server/providers/registry'

type Row = { labels?: Record<string, string>; value: number }

export function measureBackEnd() {
  countOrders(providers().map(({ id }) => id))
  gauge('halyard_exchanges', 'Open exchanges, by their status', ['status'], () =>
    countByStatus(inArray(exchanges.status, [...OPEN_STATUSES])),
  )
  gauge(
    'halyard_exchanges_ended',
    'Exchanges that ended in the last 24 hours, by their status',
    ['status'],
    () =>
      countByStatus(
        and(inArray(exchanges.status, [...ENDED_STATUSES]), gt(exchanges.updatedAt, Date.now() - DAY)),
      ),
  )
  gauge('halyard_sessions', 'Devices whose session has not ended', [], async () => {
    const db = await database()
    return db.select({ value: count() }).from(sessions).where(gt(sessions.expiresAt, Date.now()))
  })
  gauge('halyard_sign_ins', 'Devices on which a customer is signed in', [], async () => {
    const db = await database()
    return db.select({ value: count() }).from(signIns).where(gt(signIns.expiresAt, Date.now()))
  })
  gauge('halyard_mails_waiting', 'Emails that no mail server has taken yet', [], async () => {
    const db = await database()
    return db.select({ value: count() }).from(mails)
  })
}

async function countByStatus(condition: SQL | undefined): Promise<Row[]> {
  const db = await database()
  const counted = await db
    .select({ status: exchanges.status, value: count() })
    .from(exchanges)
    .where(condition)
    .groupBy(exchanges.status)
  return counted.map(({ status, value }) => ({ labels: { status }, value }))
}

function gauge(name: string, help: string, labelNames: string[], read: () => Promise<Row[]>) {
  const { registry } = metrics
  if (registry.getSingleMetric(name)) return
  const made: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async () => {
      made.reset()
      // The other figures are still of use while the database is away.
      const rows = await read().catch(() => [])
      for (const { labels = {}, value } of rows) made.set(labels, value)
    },
  })
}
