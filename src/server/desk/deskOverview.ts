import Big from 'big.js'
import type { desk } from '@/contract/desk'
import type { DeskOverview } from '@/contract/deskOverview'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { EARNING_STATES } from '@/domain/money/earning'
import { type OverviewPeriod, overviewStarts } from '@/domain/report/overview'
import type { Period, ReportRow } from '@/domain/report/reports'
import { database, type Transaction } from '@/server/database/database'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import {
  type OrderGroup,
  readGroups,
  readMedianMinutes,
  readSlots,
  readWaiting,
} from '@/server/reports/overview'
import { readReportSummary } from '@/server/reports/reportSummary'

/** Of one moment: all that it reads is one snapshot, so its numbers add up. */
export const getOverview: ApiHandler<typeof desk.overview> = async ({ query }) => {
  const now = Date.now()
  const db = await database()
  const result = await db.transaction((transaction) => overviewOf(transaction, query.period, now), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  return { result }
}

async function overviewOf(db: Transaction, name: OverviewPeriod, now: number): Promise<DeskOverview> {
  const starts = overviewStarts(name, now)
  const period = { from: starts[0] ?? now, to: now }
  const groups = await readGroups(db, period)
  const finished = totalOf(groups, ({ status, count }) => (status === 'finished' ? count : 0))
  return {
    period: name,
    from: iso(period.from),
    to: iso(now),
    orders: {
      created: totalOf(groups, ({ count }) => count),
      deposited: totalOf(groups, ({ deposited }) => deposited),
      finished,
    },
    volume: volumeOf(groups, finished),
    medianMinutes: await readMedianMinutes(db, period),
    statuses: [...PROGRESS_STATUSES, ...SIDE_STATUSES].flatMap((status) => {
      const count = totalOf(groups, (group) => (group.status === status ? group.count : 0))
      return count > 0 ? [{ status, count }] : []
    }),
    slots: await slotsOf(db, period, starts),
    ...(await earningsOf(db, period)),
    failures: failuresOf(groups),
    waiting: await readWaiting(db),
  }
}

const iso = (at: number) => new Date(at).toISOString()
/** Null: of some of `orders` it should be known, and is of none. */
const exact = (sum: string | null, orders: number) =>
  sum === null && orders > 0 ? null : new Big(sum ?? 0).toFixed()
const totalOf = (groups: OrderGroup[], of: (group: OrderGroup) => number) =>
  groups.reduce((total, group) => total + of(group), 0)
function sumOf(groups: OrderGroup[], of: (group: OrderGroup) => string | null): string | null {
  const known = groups.flatMap((group) => of(group) ?? [])
  return known.length === 0 ? null : known.reduce((total, one) => total.plus(one), new Big(0)).toFixed()
}

const volumeOf = (groups: OrderGroup[], finished: number): DeskOverview['volume'] => ({
  btc: exact(
    sumOf(groups, ({ volumeBtc }) => volumeBtc),
    finished,
  ),
  btcOrders: totalOf(groups, ({ btcOrders }) => btcOrders),
  usd: exact(
    sumOf(groups, ({ usd }) => usd),
    finished,
  ),
  usdOrders: totalOf(groups, ({ usdOrders }) => usdOrders),
})

async function slotsOf(db: Transaction, period: Period, starts: number[]): Promise<DeskOverview['slots']> {
  const found = new Map((await readSlots(db, period, starts)).map((row) => [row.slot, row]))
  return starts.map((at, index) => {
    const { created = 0, deposited = 0, finished = 0, volumeUsd = null } = found.get(index + 1) ?? {}
    return { from: iso(at), created, deposited, finished, volumeUsd: exact(volumeUsd, finished) }
  })
}

/** Out of the sums of the report itself, with which it has to agree. */
async function earningsOf(
  db: Transaction,
  period: Period,
): Promise<Pick<DeskOverview, 'earnings' | 'earned'>> {
  const rows = await readReportSummary(db, 'earnings', period)
  const of = (measure: string) =>
    rows
      .filter((row) => row.measure === measure)
      .flatMap((row: ReportRow) => {
        const state = EARNING_STATES.find((one) => one === row.group)
        return state ? [{ state, unit: row.unit ?? '', orders: Number(row.count), sum: row.sum ?? null }] : []
      })
  return {
    earnings: of('value').map(({ state, orders, sum }) => ({ state, orders, valueBtc: sum })),
    // Without a unit: nothing was earned.
    earned: of('amount').flatMap(({ sum, ...earned }) =>
      earned.unit === '' || sum === null ? [] : [{ ...earned, amount: sum }],
    ),
  }
}

/** One that expired without a reason was never paid, which is no failure. */
const isFailure = ({ status, issue }: OrderGroup) =>
  status === 'failed' || status === 'refunded' || (status === 'expired' && issue !== null)

function failuresOf(groups: OrderGroup[]): DeskOverview['failures'] {
  const found = new Map<string, DeskOverview['failures'][number]>()
  for (const group of groups.filter(isFailure)) {
    const { provider, status, issue, creation, count } = group
    const reason = issue ?? (creation === 'made' ? null : `creation_${creation}`)
    const key = `${provider} ${status} ${reason}`
    found.set(key, { provider, status, reason, count: count + (found.get(key)?.count ?? 0) })
  }
  return [...found.values()].sort((one, other) => other.count - one.count)
}
