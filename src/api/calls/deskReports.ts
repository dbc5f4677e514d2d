import { desk } from '@/contract/desk'
import type { DeskReportPage, DeskReportSummary } from '@/contract/deskReports'
import type { ReportName } from '@/domain/report/reports'
import { call } from '../call'

/** Days in UTC: the first is part of it, the second is not. */
export type ReportDays = { from: string; to: string }

export const fetchReportPage = (
  report: ReportName,
  days: ReportDays,
  after: DeskReportPage['next'],
): Promise<DeskReportPage> =>
  call(desk.reportPage, {
    params: { report },
    query: { ...days, after: after ? String(after.at) : '', afterId: after?.id ?? '' },
  })

export const fetchReportSummary = (report: ReportName, days: ReportDays): Promise<DeskReportSummary> =>
  call(desk.reportSummary, { params: { report }, query: days })
