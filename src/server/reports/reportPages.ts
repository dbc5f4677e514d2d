import { and, asc, eq, gt, gte, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Period, ReportName, ReportRow } from '@/domain/report/reports'
import type { Queryable } from '@/server/database/queryable'
import {
  earnings,
  exchanges,
  journalEntries,
  journalLegs,
  orderAttributions,
  payouts,
} from '@/server/database/schema'
import { earningRow, journalRow, orderRow, payoutRow } from '@/server/reports/reportRows'

/** Rows of one page: what is in memory at once. */
const REPORT_PAGE = 2000

/** The last row that was read: its time in milliseconds and its id. */
export type Cursor = { at: number; id: string }
export type ReportPage = { rows: ReportRow[]; next: Cursor | null }
type Read = (db: Queryable, period: Period, after: Cursor | null) => Promise<ReportPage>

/** By time, then by id: the order does not change while pages are read. */
const isNext = (at: PgColumn, id: PgColumn, { from, to }: Period, after: Cursor | null): SQL | undefined =>
  and(
    gte(at, from),
    lt(at, to),
    after
      ? or(
          gt(at, after.at),
          and(eq(at, after.at), gt(id, id.dataType === 'number' ? Number(after.id) : after.id)),
        )
      : undefined,
  )

function pageOf<Row>(
  rows: Row[],
  toRow: (row: Row) => ReportRow,
  cursorOf: (row: Row) => Cursor,
): ReportPage {
  const last = rows.length === REPORT_PAGE ? rows.at(-1) : undefined
  return { rows: rows.map(toRow), next: last ? cursorOf(last) : null }
}

const readOrders: Read = async (db, period, after) => {
  const rows = await db
    .select({ exchange: exchanges, partnerId: orderAttributions.partnerId })
    .from(exchanges)
    .leftJoin(orderAttributions, eq(orderAttributions.publicId, exchanges.publicId))
    .where(isNext(exchanges.createdAt, exchanges.publicId, period, after))
    .orderBy(asc(exchanges.createdAt), asc(exchanges.publicId))
    .limit(REPORT_PAGE)
  return pageOf(rows, orderRow, ({ exchange: { createdAt: at, publicId: id } }) => ({ at, id }))
}

const readEarnings: Read = async (db, period, after) => {
  const rows = await db
    .select()
    .from(earnings)
    .where(isNext(earnings.at, earnings.publicId, period, after))
    .orderBy(asc(earnings.at), asc(earnings.publicId))
    .limit(REPORT_PAGE)
  return pageOf(rows, earningRow, ({ at, publicId: id }) => ({ at, id }))
}

const readPayouts: Read = async (db, period, after) => {
  const rows = await db
    .select()
    .from(payouts)
    .where(isNext(payouts.createdAt, payouts.id, period, after))
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .limit(REPORT_PAGE)
  return pageOf(rows, payoutRow, ({ createdAt: at, id }) => ({ at, id }))
}

const readJournal: Read = async (db, period, after) => {
  const rows = await db
    .select({ entry: journalEntries, leg: journalLegs })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(isNext(journalEntries.at, journalLegs.id, period, after))
    .orderBy(asc(journalEntries.at), asc(journalLegs.id))
    .limit(REPORT_PAGE)
  return pageOf(rows, journalRow, ({ entry: { at }, leg: { id } }) => ({ at, id: String(id) }))
}

const READERS: Record<ReportName, Read> = {
  orders: readOrders,
  earnings: readEarnings,
  payouts: readPayouts,
  journal: readJournal,
}

export const readReportPage = (
  db: Queryable,
  report: ReportName,
  period: Period,
  after: Cursor | null,
): Promise<ReportPage> => READERS[report](db, period, after)
