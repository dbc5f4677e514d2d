import { DAY } from '@/domain/time/durations'

/** For a bookkeeper. Ids join them: `order` of orders, earnings and journal; `payout` of payouts and journal. */
export const REPORTS = ['orders', 'earnings', 'payouts', 'journal'] as const
export type ReportName = (typeof REPORTS)[number]

export const REPORT_FORMATS = ['csv', 'json'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Every amount has the column of its unit behind it, a symbol of the catalogue. */
export const REPORT_COLUMNS = {
  orders: [
    ...['order', 'created_at', 'updated_at', 'status', 'issue', 'type', 'provider', 'partner'],
    ...['expected_amount_from', 'amount_from', 'unit_from', 'expected_amount_to', 'amount_to', 'unit_to'],
    ...['volume', 'unit_volume'],
  ],
  earnings: [
    ...['order', 'finished_at', 'updated_at', 'provider', 'kind', 'state', 'amount', 'unit'],
    ...['value', 'unit_value', 'reason'],
  ],
  payouts: [
    ...['payout', 'requested_at', 'approved_at', 'sent_at', 'ended_at', 'kind', 'partner', 'state'],
    ...['amount', 'unit', 'tx'],
  ],
  journal: [
    ...['entry', 'leg', 'at', 'kind', 'account', 'owner', 'amount', 'unit', 'order', 'payout', 'reference'],
    'reverses',
  ],
} as const satisfies Record<ReportName, readonly string[]>

/** `unknown`: how many of `count` have no amount, and so are not in `sum`, which is null where none has one. */
export const SUMMARY_COLUMNS = ['group', 'measure', 'unit', 'count', 'sum', 'unknown'] as const

export type ReportRow = Record<string, string | null>

/** Days of one report: a leap year. */
const MAX_REPORT_DAYS = 366

/** Milliseconds: `from` is part of it, `to` is not. */
export type Period = { from: number; to: number }

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Null for what is no day of the calendar. */
function startOf(day: string): number | null {
  const at = ISO_DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN
  return Number.isNaN(at) || dayOf(at) !== day ? null : at
}

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** From 00:00 UTC of the first day until 00:00 UTC of the second. @returns a sentence where that is no period */
export function periodOf(from: string, to: string): Period | string {
  const [start, end] = [startOf(from), startOf(to)]
  if (start === null || end === null) return 'Both days must be written like 2026-10-01.'
  if (end <= start) return 'The second day must be after the first; it is not part of the report itself.'
  if (end - start > MAX_REPORT_DAYS * DAY) return `At most ${MAX_REPORT_DAYS} days at once.`
  return { from: start, to: end }
}

/** The month of `now` less so many, in UTC. */
export function monthBefore(now: number, months: number): { from: string; to: string } {
  const date = new Date(now)
  const startOfMonth = (less: number) => dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - less, 1))
  return { from: startOfMonth(months), to: startOfMonth(months - 1) }
}

export const reportFileName = (
  report: ReportName,
  { from, to }: { from: string; to: string },
  ending: string,
) => `${report}-${from}-${to}${ending}`
