import { and, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PartnerClicks, partners as contract } from '@/contract/partners'
import { codeKey } from '@/domain/partner/partnerCode'
import { calendarOf, type ClicksBy, datesBetween } from '@/domain/partner/statistics'
import { MINUTE, SECOND } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { partnerClicks, partnerCodes } from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { type Period, periodOf, spanOf } from '@/server/partners/statisticsPeriod'
import { requirePartner } from '@/server/partners/storedPartners'

const QUARTER = 15 * MINUTE

type Click = { code: string; subId: string | null; country: string | null; at: number }

/** Of a code that nobody has, or that has ended, none is counted. */
export async function countClick({ code, subId, country, at }: Click): Promise<void> {
  const db = await database()
  const isIt = and(eq(partnerCodes.key, codeKey(code)), isNull(partnerCodes.endedAt))
  const [known] = await db.select({ code: partnerCodes.code }).from(partnerCodes).where(isIt)
  if (!known) return
  await db
    .insert(partnerClicks)
    .values({
      ...{ code: known.code, at: at - (at % QUARTER), clicks: 1 },
      ...{ country: country ?? '', subId: subId ?? '' },
    })
    .onConflictDoUpdate({
      target: [partnerClicks.code, partnerClicks.at, partnerClicks.country, partnerClicks.subId],
      set: { clicks: sql`${partnerClicks.clicks} + 1` },
    })
}

export const getClicks: ApiHandler<typeof contract.clicks> = async ({ signedIn, query }) => {
  const { by } = query
  const { id } = await requirePartner(signedIn.customer.id)
  const period = periodOf(query, Date.now())
  const rows = by === 'day' ? await byDay(id, period) : await byGroup(id, period, GROUPS[by])
  const total = rows.reduce((sum, { clicks }) => sum + clicks, 0)
  return { result: { by, ...period, rows, total } }
}

type Row = PartnerClicks['rows'][number]

async function byDay(partnerId: string, period: Period): Promise<Row[]> {
  const { dateOf } = calendarOf(period.timeZone)
  const days = new Map<string, number>()
  for (const { key, clicks } of await byGroup(
    partnerId,
    period,
    sql`extract(epoch from ${partnerClicks.at})`,
  )) {
    const date = dateOf(Number(key) * SECOND)
    days.set(date, (days.get(date) ?? 0) + clicks)
  }
  return datesBetween(period.from, period.to).map((key) => ({ key, clicks: days.get(key) ?? 0 }))
}

const GROUPS: Record<Exclude<ClicksBy, 'day'>, SQL> = {
  code: sql`${partnerClicks.code}`,
  country: sql`${partnerClicks.country}`,
  subId: sql`${partnerClicks.subId}`,
}

/** The largest first; what has no name is under null. */
async function byGroup(partnerId: string, period: Period, group: SQL): Promise<Row[]> {
  const { start, end } = spanOf(period)
  const { at, clicks } = partnerClicks
  const db = await database()
  const found = await db
    .select({ key: sql<string | null>`nullif(${group}::text, '')`, clicks: sql<string>`sum(${clicks})` })
    .from(partnerClicks)
    .innerJoin(partnerCodes, eq(partnerCodes.code, partnerClicks.code))
    .where(and(eq(partnerCodes.partnerId, partnerId), gte(at, start), lt(at, end)))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
  return found.map((row) => ({ key: row.key, clicks: Number(row.clicks) }))
}
