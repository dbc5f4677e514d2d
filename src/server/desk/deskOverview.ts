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
  return {
    period: name,
    from: iso(period.from),
    to: iso(now),
    orders: {
      created: totalOf(groups, ({ count }) => count),
      deposited: totalOf(groups, ({ deposited }) => deposited),
      finished: totalOf(groups, ({ status, count }) => (status === 'finished' ? count : 0)),
    },
    volume: volumeOf(groups),
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
const exact = (sum: string | null) => new Big(sum ?? 0).toFixed()
const totalOf = (groups: OrderGroup[], of: (group: OrderGroup) => number) =>
  groups.reduce((total, group) => total + of(group), 0)
const sumOf = (groups: OrderGroup[], of: (group: OrderGroup) => string | null) =>
  groups.reduce((total, group) => total.plus(of(group) ?? 0), new Big(0))

const volumeOf = (groups: OrderGroup[]): DeskOverview['volume'] => ({
  btc: sumOf(groups, ({ volumeBtc }) => volumeBtc).toFixed(),
  btcOrders: totalOf(groups, ({ btcOrders }) => btcOrders),
  usd: sumOf(groups, ({ usd }) => usd).toFixed(),
  usdOrders: totalOf(groups, ({ usdOrders }) => usdOrders),
})

async function slotsOf(db: Transaction, period: Period, starts: number[]): Promise<DeskOverview['slots']> {
  const found = new Map((await readSlots(db, period, starts)).map((row) => [row.slot, row]))
  return starts.map((at, index) => {
    const { created = 0, deposited = 0, finished = 0, volumeUsd = null } = found.get(index + 1) ?? {}
    return { from: iso(at), created, deposited, finished, volumeUsd: exact(volumeUsd) }
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
        return state
          ? [{ state, unit: row.unit ?? '', orders: Number(row.count), sum: exact(row.sum ?? null) }]
          : []
      })
  return {
    earnings: of('value').map(({ state, orders, sum }) => ({ state, orders, valueBtc: sum })),
    // Without a unit: nothing was earned.
    earned: of('amount')
      .filter(({ unit }) => unit !== '')
      .map(({ sum, ...earned }) => ({ ...earned, amount: sum })),
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
