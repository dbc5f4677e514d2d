import { count, gt } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import { metrics } from '@/runtime/metrics'
import { database } from '@/server/database/database'
import { exchanges, mails, sessions, signIns } from '@/server/database/schema'

type Row = { labels?: Record<string, string>; value: number }

export function measureBackEnd() {
  gauge('halyard_exchanges', 'Exchanges, by their state', ['status'], async () => {
    const db = await database()
    const by = await db
      .select({ status: exchanges.status, value: count() })
      .from(exchanges)
      .groupBy(exchanges.status)
    return by.map(({ status, value }) => ({ labels: { status }, value }))
  })
  gauge('halyard_sessions', 'Devices whose session has not ended', [], async () => {
    const db = await database()
    return db.select({ value: count() }).from(sessions).where(gt(sessions.expiresAt, Date.now()))
  })
  gauge('halyard_sign_ins', 'Devices on which a customer is signed in', [], async () => {
    const db = await database()
    return db.select({ value: count() }).from(signIns).where(gt(signIns.expiresAt, Date.now()))
  })
  gauge('halyard_mails_waiting', 'Letters that no mail server has taken yet', [], async () => {
    const db = await database()
    return db.select({ value: count() }).from(mails)
  })
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
      // The other figures are still of use while the database does not respond; readiness reports that.
      const rows = await read().catch(() => [])
      for (const { labels = {}, value } of rows) made.set(labels, value)
    },
  })
}
