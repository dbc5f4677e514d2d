import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import {
  type Period,
  REPORT_COLUMNS,
  type ReportFormat,
  type ReportName,
  type ReportRow,
  SUMMARY_COLUMNS,
} from '@/domain/report/reports'
import { csvLines, csvOf } from '@/domain/text/csv'
import type { Database, Transaction } from '@/server/database/database'
import { requireNewFile } from '@/server/database/backupFile'
import { type Cursor, readReportPage } from '@/server/reports/reportPages'
import { readReportSummary } from '@/server/reports/reportSummary'

export type WantedReport = {
  report: ReportName
  period: Period
  format: ReportFormat
  /** The sums alone. */
  isSummary: boolean
  /** Null: to the standard output. */
  file: string | null
}

/** Page by page, of one moment: all that it reads is one snapshot. @returns how many rows */
export async function writeReport(db: Database, wanted: WantedReport): Promise<number> {
  if (wanted.file !== null) await requireNewFile(wanted.file)
  const out = wanted.file === null ? process.stdout : createWriteStream(wanted.file, { flags: 'wx' })
  try {
    const rows = await db.transaction((transaction) => write(transaction, wanted, out), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    await ended(out, wanted.file)
    return rows
  } catch (error) {
    if (wanted.file === null) throw error
    out.destroy()
    // Half of a report would be taken for one.
    await rm(wanted.file, { force: true })
    throw error
  }
}

/** The standard output stays open. */
async function ended(out: Writable, file: string | null): Promise<void> {
  if (file === null) return new Promise((settle) => void out.write('', () => settle()))
  out.end()
  await finished(out)
}

async function write(db: Transaction, wanted: WantedReport, out: Writable): Promise<number> {
  const { report, period, format, isSummary } = wanted
  const put = async (text: string) => {
    if (text !== '' && !out.write(text)) await once(out, 'drain')
  }
  const summary = isSummary || format === 'json' ? await readReportSummary(db, report, period) : []
  if (format === 'csv') {
    if (isSummary) await put(csvOf(SUMMARY_COLUMNS, summary))
    else await put(csvOf<ReportRow>(REPORT_COLUMNS[report], []))
    return isSummary
      ? summary.length
      : eachPage(db, wanted, (rows) => put(csvLines(REPORT_COLUMNS[report], rows)))
  }
  const [from, to] = [period.from, period.to].map((at) => new Date(at).toISOString())
  await put(`{"report":"${report}","from":"${from}","to":"${to}","summary":${JSON.stringify(summary)}`)
  if (isSummary) {
    await put('}\n')
    return summary.length
  }
  await put(',"rows":[')
  let isFirst = true
  const count = await eachPage(db, wanted, async (rows) => {
    await put(
      rows.map((row, index) => `${isFirst && index === 0 ? '' : ','}\n${JSON.stringify(row)}`).join(''),
    )
    isFirst = false
  })
  await put('\n]}\n')
  return count
}

async function eachPage(
  db: Transaction,
  { report, period }: WantedReport,
  take: (rows: ReportRow[]) => Promise<void>,
): Promise<number> {
  let count = 0
  let after: Cursor | null = null
  do {
    const page: { rows: ReportRow[]; next: Cursor | null } = await readReportPage(db, report, period, after)
    await take(page.rows)
    count += page.rows.length
    after = page.next
  } while (after)
  return count
}
