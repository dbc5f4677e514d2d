import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Big from 'big.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DeskReportPage, DeskReportSummary } from '@/contract/deskReports'
import {
  dayOf,
  periodOf,
  type Period,
  REPORTS,
  type ReportName,
  type ReportRow,
} from '@/domain/report/reports'
import { DAY } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { deskAudit, journalEntries, journalLegs } from '@/server/database/schema'
import { sandboxMonth } from '@/server/maintenance/sandboxMonth'
import { writeReport } from '@/server/maintenance/writeReport'
import { type Cursor, readReportPage } from '@/server/reports/reportPages'
import { aPartner } from '../partners/aPartner'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
const folder = mkdtempSync(join(tmpdir(), 'halyard-reports-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

const NOW = Date.now()
const DAYS = { from: dayOf(NOW - 40 * DAY), to: dayOf(NOW + DAY) }
const PERIOD = periodOf(DAYS.from, DAYS.to) as Period

beforeAll(async () => {
  await aPartner({ codes: ['anna-books'] })
  await sandboxMonth('anna-books', NOW)
})

async function rowsOf(report: ReportName, period = PERIOD): Promise<ReportRow[]> {
  const db = await database()
  const rows: ReportRow[] = []
  let after: Cursor | null = null
  do {
    const page: { rows: ReportRow[]; next: Cursor | null } = await readReportPage(db, report, period, after)
    rows.push(...page.rows)
    after = page.next
  } while (after)
  return rows
}
const sumBy = (rows: ReportRow[], key: (row: ReportRow) => string, amount = 'amount') => {
  const sums = new Map<string, Big>()
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? new Big(0)).plus(row[amount] ?? 0))
  return Object.fromEntries(
    [...sums].filter(([, sum]) => !sum.eq(0)).map(([name, sum]) => [name, sum.toFixed()]),
  )
}

test('earnings, payouts and journal of a month agree with each other and with the books', async () => {
  const [orders, earned, payouts, journal] = await Promise.all(REPORTS.map((report) => rowsOf(report)))
  if (!orders || !earned || !payouts || !journal) throw new Error('a report is missing')
  expect(orders.length).toBeGreaterThan(30)
  expect(earned.length).toBeGreaterThan(10)
  // A credit is below zero.
  const credited = (wanted: string) =>
    sumBy(
      journal
        .filter(({ account }) => account === wanted)
        .map((row) => ({ ...row, amount: new Big(row.amount ?? 0).times(-1).toFixed() })),
      ({ unit }) => unit ?? '',
    )
  expect(sumBy(earned, ({ unit }) => unit ?? '')).toEqual(credited('revenue'))
  const sent = payouts.filter(({ state }) => state === 'finished')
  expect(sumBy(sent, ({ unit }) => unit ?? '')).toEqual(credited('paid'))
  expect(sumBy(journal, ({ unit }) => unit ?? '')).toEqual({})
  const db = await database()
  expect(journal).toHaveLength(await db.$count(journalLegs))
  expect(new Set(journal.map(({ entry }) => entry)).size).toBe(await db.$count(journalEntries))
  const finished = orders.filter(({ status }) => status === 'finished').map(({ order }) => order)
  expect(earned.map(({ order }) => order)).toEqual(expect.arrayContaining(finished))
  const known = new Set(orders.map(({ order }) => order))
  expect(journal.every(({ order }) => order === null || known.has(order ?? ''))).toBe(true)
})

test('two halves of a period are the whole, without a row twice', async () => {
  const middle = PERIOD.from + 25 * DAY
  for (const report of REPORTS) {
    const [first, second] = [
      await rowsOf(report, { ...PERIOD, to: middle }),
      await rowsOf(report, { ...PERIOD, from: middle }),
    ]
    expect([...first, ...second], report).toEqual(await rowsOf(report))
  }
})

test('no address, transaction of a customer or email address is in a report', async () => {
  const all = JSON.stringify(await Promise.all(REPORTS.map((report) => rowsOf(report))))
  expect(all).not.toMatch(/@|bc1q|0x[0-9a-fA-F]{40}|LVg2k/)
})

test('a file has every row once, in CSV and JSON, and the sums of its rows', async () => {
  const db = await database()
  for (const report of REPORTS) {
    const wanted = { report, period: PERIOD, isSummary: false } as const
    const [csv, json, sums] = ['csv', 'json', 'sums'].map((name) => join(folder, `${report}.${name}`))
    if (!csv || !json || !sums) throw new Error('no names')
    const count = await writeReport(db, { ...wanted, format: 'csv', file: csv })
    await writeReport(db, { ...wanted, format: 'json', file: json })
    await writeReport(db, { ...wanted, format: 'csv', isSummary: true, file: sums })
    const lines = readFileSync(csv, 'utf8').split('\r\n')
    expect(lines).toHaveLength(count + 2)
    const read = JSON.parse(readFileSync(json, 'utf8')) as { rows: ReportRow[]; summary: ReportRow[] }
    expect(read.rows).toEqual(await rowsOf(report))
    expect(readFileSync(sums, 'utf8').split('\r\n')).toHaveLength(read.summary.length + 2)
    await expect(writeReport(db, { ...wanted, format: 'csv', file: csv })).rejects.toThrow('already')
    const inUnit = read.summary.filter(({ measure }) => measure === 'amount')
    for (const { group, count: of, sum, unknown } of read.summary.filter(
      (line) => line.measure === 'volume',
    )) {
      const without = read.rows.filter((row) => row.status === group && row.volume === null)
      expect([unknown, sum === null]).toEqual([String(without.length), unknown === of])
    }
    if (report === 'orders') continue
    expect(sumBy(inUnit, ({ unit }) => unit ?? '', 'sum')).toEqual(sumBy(read.rows, ({ unit }) => unit ?? ''))
  }
})

test('a report that fails leaves no file behind', async () => {
  const db = await database()
  const file = join(folder, 'broken.csv')
  const report = 'nonesuch' as ReportName
  const wanted = { report, period: PERIOD, isSummary: false, format: 'csv', file } as const
  await expect(writeReport(db, wanted)).rejects.toThrow()
  expect(existsSync(file)).toBe(false)
})

test('at the desk a report needs its role and a period, and each page stands in the audit log', async () => {
  vi.stubEnv('DESK_STAFF', 'kim@example.com:reports,lee@example.com:orders')
  const [kim, lee] = [
    await aStaffMember({ email: 'kim@example.com' }),
    await aStaffMember({ email: 'lee@example.com' }),
  ]
  const page = await deskCall<DeskReportPage>(kim, 'GET', 'reports/earnings', undefined, DAYS)
  expect(page.result.rows).toEqual(await rowsOf('earnings'))
  expect(page.result.next).toBeNull()
  const after = Date.parse(page.result.rows[0]?.finished_at ?? '')
  const rest = await deskCall<DeskReportPage>(kim, 'GET', 'reports/earnings', undefined, {
    ...{ ...DAYS, after: String(after), afterId: page.result.rows[0]?.order ?? '' },
  })
  expect(rest.result.rows).toEqual(page.result.rows.slice(1))
  const sums = await deskCall<DeskReportSummary>(kim, 'GET', 'reports/journal/summary', undefined, DAYS)
  expect(sumBy(sums.result.rows, ({ unit }) => unit ?? '', 'sum')).toEqual({})
  expect((await deskCall(lee, 'GET', 'reports/earnings', undefined, DAYS)).status).toBe(403)
  expect((await deskCall(kim, 'GET', 'reports/customers', undefined, DAYS)).status).toBe(404)
  for (const query of [
    { from: DAYS.to, to: DAYS.from },
    { ...DAYS, after: 'x', afterId: 'y' },
    { ...DAYS, after: '1', afterId: "' or true" },
  ])
    expect((await deskCall(kim, 'GET', 'reports/earnings', undefined, query)).status).toBe(400)
  const db = await database()
  const entries = (await db.select().from(deskAudit)).filter(({ action }) => action === 'report downloaded')
  expect(entries[0]).toMatchObject({ staff: 'kim@example.com', subject: 'earnings' })
  expect(entries[0]?.detail).toContain(DAYS.from)
})
