import { resolve } from 'node:path'
import { periodOf, REPORT_FORMATS, REPORTS } from '@/domain/report/reports'
import type { Arguments, Command } from '@/server/maintenance/Command'
import { UsageError } from '@/server/maintenance/UsageError'
import { withCurrentTables } from '@/server/maintenance/withDatabase'
import { writeReport, type WantedReport } from '@/server/maintenance/writeReport'

export const report: Command = {
  usage: `${REPORTS.join('|')} --from DAY --to DAY [--format ${REPORT_FORMATS.join('|')}] [--summary] [--file FILE]`,
  about:
    'writes a table for a bookkeeper, as CSV unless --format says otherwise: days like 2026-10-01 in UTC, the first is part of it and the second is not; --summary: the sums for each unit alone; --file: into a new file, else to the standard output',
  takes: 'A report',
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    format: { type: 'string' },
    summary: { type: 'boolean' },
    file: { type: 'string' },
  },
  run: async (given) => {
    const wanted = wantedOf(given)
    const count = await withCurrentTables((db) => writeReport(db, wanted))
    return wanted.file === null ? '' : `${count} row${count === 1 ? '' : 's'} in ${wanted.file}.`
  },
}

function wantedOf({ name, values, folder }: Arguments): WantedReport {
  const found = REPORTS.find((one) => one === name)
  if (!found) throw new UsageError(`There is no report ${name}: ${REPORTS.join(', ')}.`)
  const { from, to, format = 'csv', summary, file } = values
  if (typeof from !== 'string' || typeof to !== 'string') throw new UsageError('--from and --to are needed.')
  const period = periodOf(from, to)
  if (typeof period === 'string') throw new UsageError(`--from ${from} --to ${to}: ${period}`)
  const known = REPORT_FORMATS.find((one) => one === format)
  if (!known) throw new UsageError(`--format must be one of ${REPORT_FORMATS.join(', ')}.`)
  return {
    ...{ report: found, period, format: known, isSummary: summary === true },
    file: typeof file === 'string' ? resolve(folder, file) : null,
  }
}
