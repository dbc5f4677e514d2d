import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import Big from 'big.js'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Period, ReportName, ReportRow } from '@/domain/report/reports'
import type { Queryable } from '@/server/database/queryable'
import { earnings, exchanges, journalEntries, journalLegs, payouts } from '@/server/database/schema'
import { unitOf } from '@/server/reports/reportRows'

/** Of what a sum is, in which unit, of how many rows; made by the database. */
type Line = { group: string; unit: string; network?: string } & Figures
/** `known`: rows with an amount, of which `sum` is. */
type Figures = { count: number; known: number; sum: string | null }

const figuresOf = (amount: PgColumn) => ({
  count: count(),
  known: count(amount),
  sum: sql<string | null>`sum(${amount})`,
})
const isIn = (at: PgColumn, { from, to }: Period) => and(gte(at, from), lt(at, to))

async function orderLines(db: Queryable, period: Period): Promise<ReportRow[]> {
  const sideOf = async (measure: string, amount: PgColumn, ticker: PgColumn, network: PgColumn) => {
    const columns = {
      group: exchanges.status,
      unit: sql<string>`${ticker}`,
      network: sql<string>`${network}`,
    }
    const lines = await db
      .select({ ...columns, ...figuresOf(amount) })
      .from(exchanges)
      .where(isIn(exchanges.createdAt, period))
      .groupBy(exchanges.status, ticker, network)
    return lines.map((line) => rowOf(measure, { ...line, unit: unitOf(line.unit, line.network) }))
  }
  const volumes = await db
    .select({ group: exchanges.status, ...figuresOf(exchanges.volumeBtc) })
    .from(exchanges)
    .where(isIn(exchanges.createdAt, period))
    .groupBy(exchanges.status)
  return [
    ...(await sideOf('amount_from', exchanges.amountFrom, exchanges.tickerFrom, exchanges.networkFrom)),
    ...(await sideOf('amount_to', exchanges.amountTo, exchanges.tickerTo, exchanges.networkTo)),
    ...volumes.map((line) => rowOf('volume', { ...line, unit: 'btc' })),
  ]
}

async function earningLines(db: Queryable, period: Period): Promise<ReportRow[]> {
  const where = isIn(earnings.at, period)
  const amounts = await db
    .select({ group: earnings.state, unit: earnings.unit, ...figuresOf(earnings.amount) })
    .from(earnings)
    .where(where)
    .groupBy(earnings.state, earnings.unit)
  const values = await db
    .select({ group: earnings.state, ...figuresOf(earnings.valueBtc) })
    .from(earnings)
    .where(where)
    .groupBy(earnings.state)
  return [
    ...amounts.map((line) => rowOf('amount', { ...line, unit: line.unit ?? '' })),
    ...values.map((line) => rowOf('value', { ...line, unit: 'btc' })),
  ]
}

async function payoutLines(db: Queryable, period: Period): Promise<ReportRow[]> {
  const lines = await db
    .select({ group: payouts.state, ...figuresOf(payouts.amountBtc) })
    .from(payouts)
    .where(isIn(payouts.createdAt, period))
    .groupBy(payouts.state)
  return lines.map((line) => rowOf('amount', { ...line, unit: 'btc' }))
}

async function journalLines(db: Queryable, period: Period): Promise<ReportRow[]> {
  const lines = await db
    .select({
      ...{ group: journalLegs.account, unit: journalLegs.unit },
      ...figuresOf(journalLegs.amount),
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(isIn(journalEntries.at, period))
    .groupBy(journalLegs.account, journalLegs.unit)
  return lines.map((line) => rowOf('amount', line))
}

/** What nobody knows is not 0: without any amount there is no sum. */
const rowOf = (measure: string, { group, unit, count: rows, known, sum }: Line): ReportRow => ({
  ...{ group, measure, unit, count: String(rows) },
  sum: sum === null ? null : new Big(sum).toFixed(),
  unknown: String(rows - known),
})

const SUMMARIES: Record<ReportName, (db: Queryable, period: Period) => Promise<ReportRow[]>> = {
  orders: orderLines,
  earnings: earningLines,
  payouts: payoutLines,
  journal: journalLines,
}

const keyOf = ({ group, measure, unit }: ReportRow) => `${measure} ${group} ${unit}`

/** One row for each group, measure and unit; of the journal the sums of a unit are zero together. */
export async function readReportSummary(
  db: Queryable,
  report: ReportName,
  period: Period,
): Promise<ReportRow[]> {
  const rows = await SUMMARIES[report](db, period)
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
