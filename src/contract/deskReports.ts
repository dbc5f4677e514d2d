import * as z from 'zod/mini'
import { REPORTS } from '@/domain/report/reports'
import type { Endpoints } from './endpoint'
import { queryText } from './requestFields'
import { integer, nullable, nullableText } from './resultFields'

const reportRow = z.record(z.string(), nullableText)

const reportPage = z.object({
  report: z.enum(REPORTS),
  columns: z.array(z.string()),
  rows: z.array(reportRow),
  /** For `after` and `afterId` of the next page; null: that was the last one. */
  next: nullable(z.object({ at: integer, id: z.string() })),
})
export type DeskReportPage = z.output<typeof reportPage>

const reportSummary = z.object({
  report: z.enum(REPORTS),
  columns: z.array(z.string()),
  rows: z.array(reportRow),
})
export type DeskReportSummary = z.output<typeof reportSummary>

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
/** Days in UTC: the first is part of it, the second is not. */
const period = { from: queryText, to: queryText }

export const deskReportCalls = {
  reportPage: {
    ...read,
    path: '/api/v4/desk/reports/{report}',
    staff: { role: 'reports', audit: 'report downloaded' },
    query: z.object({ ...period, after: queryText, afterId: queryText }),
    result: reportPage,
    errors: { 404: ['not_found'] },
    summary: 'Rows of a report, the oldest first',
  },
  reportSummary: {
    ...read,
    path: '/api/v4/desk/reports/{report}/summary',
    staff: { role: 'reports', audit: 'report summary viewed' },
    query: z.object(period),
    result: reportSummary,
    errors: { 404: ['not_found'] },
    summary: 'The sums of a report, for each unit',
  },
} as const satisfies Endpoints
