import { fetchReportPage, fetchReportSummary } from '@/api/deskReports'
import { downloadText } from '@/browser/page/downloadText'
import {
  REPORT_COLUMNS,
  type ReportFormat,
  reportFileName,
  type ReportName,
  type ReportRow,
  SUMMARY_COLUMNS,
} from '@/domain/report/reports'
import { csvLines, csvOf } from '@/domain/text/csv'

export type ReportChoice = { report: ReportName; from: string; to: string; format: ReportFormat }

/** Page by page: the server holds one of them at once, the browser the whole file. @returns how many rows */
export async function downloadReport(
  choice: ReportChoice,
  onProgress: (rows: number) => void,
): Promise<number> {
  const { report, from, to, format } = choice
  const columns = REPORT_COLUMNS[report]
  const isCsv = format === 'csv'
  const parts: string[] = isCsv ? [csvOf<ReportRow>(columns, [])] : []
  let count = 0
  let after: Awaited<ReturnType<typeof fetchReportPage>>['next'] = null
  do {
    const page: Awaited<ReturnType<typeof fetchReportPage>> = await fetchReportPage(
      report,
      { from, to },
      after,
    )
    if (isCsv) parts.push(csvLines(columns, page.rows))
    else parts.push(...page.rows.map((row) => JSON.stringify(row)))
    count += page.rows.length
    onProgress(count)
    after = page.next
  } while (after)
  const name = reportFileName(report, choice, `.${format}`)
  if (isCsv) downloadText(name, 'text/csv', parts.join(''))
  else downloadText(name, 'application/json', await jsonOf(choice, parts))
  return count
}

async function jsonOf({ report, from, to }: ReportChoice, rows: string[]): Promise<string> {
  const { rows: summary } = await fetchReportSummary(report, { from, to })
  const head = JSON.stringify({
    ...{ report, from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z`, summary },
  })
  return `${head.slice(0, -1)},"rows":[\n${rows.join(',\n')}\n]}\n`
}

export async function downloadSums({ report, from, to }: ReportChoice): Promise<void> {
  const { rows } = await fetchReportSummary(report, { from, to })
  downloadText(
    reportFileName(report, { from, to }, '-sums.csv'),
    'text/csv',
    csvOf<ReportRow>(SUMMARY_COLUMNS, rows),
  )
}
