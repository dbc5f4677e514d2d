import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PartnerStatistics, partners as contract } from '@/contract/partners'
import {
  addedFigures,
  calendarOf,
  datesBetween,
  type Figures,
  type FiguresRow,
  mergedGroups,
  NO_FIGURES,
  roundedFigures,
  type StatisticsBy,
} from '@/domain/partner/statistics'
import { database } from '@/server/database/database'
import { journalEntries, journalLegs, orderAttributions } from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { type Period, periodOf, spanOf } from '@/server/partners/statisticsPeriod'
import { requirePartner } from '@/server/partners/storedPartners'

/** Seconds. Every time zone begins its days at a multiple of it. */
const QUARTER = 900

export const getStatistics: ApiHandler<typeof contract.statistics> = async ({ signedIn, query }) => {
  const { by } = query
  const { id } = await requirePartner(signedIn.customer.id)
  const period = periodOf(query, Date.now())
  const rows = by === 'day' ? await byDay(id, period) : await byGroup(id, by, period)
  const total = rows.reduce<Figures>(addedFigures, NO_FIGURES)
  const shown = by === 'country' || by === 'pair' ? mergedGroups(rows) : rows
  const result: PartnerStatistics = {
    ...{ by, ...period },
    rows: shown.map(roundedFigures),
    total: roundedFigures(total),
  }
  return { result }
}

async function byDay(partnerId: string, period: Period): Promise<FiguresRow[]> {
  const epoch = sql`extract(epoch from ${orderAttributions.createdAt})`
  const quarters = await figuresBy(partnerId, period, sql`floor(${epoch} / ${sql.raw(String(QUARTER))})`)
  const { dateOf } = calendarOf(period.timeZone)
  const days = new Map<string, Figures>()
  for (const { key, ...figures } of quarters) {
    const date = dateOf(Number(key) * QUARTER * 1000)
    days.set(date, addedFigures(days.get(date) ?? NO_FIGURES, figures))
  }
  return datesBetween(period.from, period.to).map((date) => ({
    key: date,
    ...(days.get(date) ?? NO_FIGURES),
  }))
}

const GROUPS: Record<Exclude<StatisticsBy, 'day'>, SQL> = {
  code: sql`${orderAttributions.code}`,
  widget: sql`${orderAttributions.widgetId}`,
  country: sql`${orderAttributions.country}`,
  pair: sql`${orderAttributions.fromAsset} || '/' || ${orderAttributions.toAsset}`,
}

const byGroup = (partnerId: string, by: Exclude<StatisticsBy, 'day'>, period: Period) =>
  figuresBy(partnerId, period, GROUPS[by])

/** Commissions as they stand in the books. */
async function figuresBy(partnerId: string, period: Period, group: SQL): Promise<FiguresRow[]> {
  const db = await database()
  const { start, end } = spanOf(period)
  const booked = db
    .select({
      publicId: journalEntries.publicId,
      amount: sql<string>`-sum(${journalLegs.amount})`.as('booked_amount'),
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(and(eq(journalLegs.owner, partnerId), eq(journalLegs.account, 'partner')))
    .groupBy(journalEntries.publicId)
    .as('booked')
  const { outcome, volumeBtc, commissionBtc, createdAt } = orderAttributions
  const isCompleted = sql`${outcome} <> 'refunded'`
  const found = await db
    .select({
      key: sql<string | null>`${group}::text`,
      orders: sql<string>`count(*)`,
      completed: sql<string>`count(*) filter (where ${isCompleted})`,
      volumeBtc: sql<string>`coalesce(sum(${volumeBtc}) filter (where ${isCompleted}), 0)`,
      commissionBtc: sql<string>`coalesce(sum(${booked.amount}), 0)`,
      pendingBtc: sql<string>`coalesce(sum(${commissionBtc}) filter (where ${outcome} = 'unconfirmed'), 0)`,
    })
    .from(orderAttributions)
    .leftJoin(booked, eq(booked.publicId, orderAttributions.publicId))
    .where(and(eq(orderAttributions.partnerId, partnerId), gte(createdAt, start), lt(createdAt, end)))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
  return found.map(({ orders, completed, ...row }) => ({
    ...row,
    orders: Number(orders),
    completed: Number(completed),
  }))
}
