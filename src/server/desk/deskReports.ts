import type { desk } from '@/contract/desk'
import {
  type Period,
  periodOf,
  REPORT_COLUMNS,
  REPORTS,
  type ReportName,
  SUMMARY_COLUMNS,
} from '@/domain/report/reports'
import { database } from '@/server/database/database'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'
import { type Cursor, readReportPage } from '@/server/reports/reportPages'
import { readReportSummary } from '@/server/reports/reportSummary'

/** @throws ApiError 404 not_found */
function reportOf(name: string): ReportName {
  const found = REPORTS.find((report) => report === name)
  if (!found) throw new ApiError(404, 'not_found', `There is no such report: ${REPORTS.join(', ')}.`)
  return found
}

const invalid = (field: string, description: string) =>
  validationError({ [field]: { code: 'validation_failed', description } })

function requiredPeriod({ from, to }: { from: string; to: string }): Period {
  const period = periodOf(from, to)
  if (typeof period === 'string') throw invalid('from', period)
  return period
}

function cursorOf({ after, afterId }: { after: string; afterId: string }): Cursor | null {
  if (after === '' && afterId === '') return null
  const isWhole = /^\d{1,14}$/.test(after) && /^[\w-]{1,64}$/.test(afterId)
  if (!isWhole) throw invalid('after', 'It and afterId must be those of the page before.')
  return { at: Number(after), id: afterId }
}

export const getReportPage: ApiHandler<typeof desk.reportPage> = async ({ params, query }) => {
  const report = reportOf(params.report)
  const cursor = cursorOf(query)
  if (cursor && report === 'journal' && !/^\d{1,15}$/.test(cursor.id))
    throw invalid('afterId', 'It must be that of the page before.')
  const page = await readReportPage(await database(), report, requiredPeriod(query), cursor)
  return { result: { report, columns: [...REPORT_COLUMNS[report]], ...page } }
}

export const getReportSummary: ApiHandler<typeof desk.reportSummary> = async ({ params, query }) => {
  const report = reportOf(params.report)
  const rows = await readReportSummary(await database(), report, requiredPeriod(query))
  return { result: { report, columns: [...SUMMARY_COLUMNS], rows } }
}
