import Big from 'big.js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DeskOverview } from '@/contract/deskOverview'
import { overviewStarts } from '@/domain/report/overview'
import { dayOf, periodOf, type Period, type ReportName, type ReportRow } from '@/domain/report/reports'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { contactMessages, deskAudit, exchanges, payouts } from '@/server/database/schema'
import { sandboxMonth } from '@/server/maintenance/sandboxMonth'
import { readReportPage } from '@/server/reports/reportPages'
import type { TestCustomer } from '../aCustomer'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { anExchange } from '../exchanges/anExchange'
import { aPartner } from '../partners/aPartner'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterAll(() => vi.unstubAllEnvs())

let kim: TestCustomer
beforeAll(async () => {
  vi.stubEnv('DESK_STAFF', 'kim@example.com:reports,lee@example.com:orders+payouts')
  kim = await aStaffMember({ email: 'kim@example.com' })
})

const overview = async (period?: string) => {
  const query: Record<string, string> = period === undefined ? {} : { period }
  const { status, result } = await deskCall<DeskOverview>(kim, 'GET', 'overview', undefined, query)
  expect(status).toBe(200)
  return result
}
/** Less than a page of the report. */
const rowsOf = async (report: ReportName, { from }: Pick<DeskOverview, 'from'>): Promise<ReportRow[]> => {
  const period = periodOf(dayOf(Date.parse(from)), dayOf(Date.now() + DAY)) as Period
  const { rows, next } = await readReportPage(await database(), report, period, null)
  expect(next).toBeNull()
  return rows
}
const sum = (rows: ReportRow[], name: string) =>
  rows.reduce((total, row) => total.plus(row[name] ?? 0), new Big(0)).toFixed()
const added = <Row>(rows: Row[], of: (row: Row) => string | number) =>
  rows.reduce((total, row) => total.plus(of(row)), new Big(0)).toFixed()

test('a site without orders has zeros and no median', async () => {
  for (const [period, slots] of Object.entries({ day: 24, week: 7, month: 30, year: 12 })) {
    const empty = await overview(period)
    expect(empty).toMatchObject({
      ...{ period, orders: { created: 0, deposited: 0, finished: 0 }, medianMinutes: null },
      volume: { btc: '0', btcOrders: 0, usd: '0', usdOrders: 0 },
      ...{ statuses: [], earnings: [], earned: [], failures: [] },
      waiting: { held: 0, verifying: 0, payoutsRequested: 0, payoutsApproved: 0, messages: 0 },
    })
    expect(empty.slots).toHaveLength(slots)
    expect(empty.slots[0]).toEqual({
      ...{ from: empty.from, created: 0, deposited: 0, finished: 0, volumeUsd: '0' },
    })
  }
})

test('a month of the sandbox is shown as the reports of the same days have it', async () => {
  await aPartner({ codes: ['anna-shown'] })
  const said = await sandboxMonth('anna-shown', Date.now())
  // Nobody with an account: of none of them it is known, which is not 0.
  expect((await overview('year')).volume).toMatchObject({ btc: null, btcOrders: 0 })
  const [counting] = await (await database()).select().from(exchanges).where(eq(exchanges.status, 'finished'))
  const volumeBtc = { volumeBtc: '0.25' }
  await (
    await database()
  )
    .update(exchanges)
    .set(volumeBtc)
    .where(eq(exchanges.publicId, counting?.publicId ?? ''))
  for (const period of ['week', 'month', 'year']) {
    const shown = await overview(period)
    const orders = await rowsOf('orders', shown)
    const finished = orders.filter(({ status }) => status === 'finished')
    expect(shown.orders.created, period).toBe(orders.length)
    expect(shown.orders.finished).toBe(finished.length)
    expect(Object.fromEntries(shown.statuses.map(({ status, count }) => [status, count]))).toEqual(
      Object.fromEntries(
        [...new Set(orders.map(({ status }) => status))].map((status) => [
          status,
          orders.filter((row) => row.status === status).length,
        ]),
      ),
    )
    expect(shown.volume.btc ?? '0').toBe(sum(orders, 'volume'))
    for (const name of ['created', 'deposited', 'finished'] as const)
      expect(
        added(shown.slots, (slot) => slot[name]),
        name,
      ).toBe(String(shown.orders[name]))
    expect(added(shown.slots, ({ volumeUsd }) => volumeUsd ?? '0')).toBe(shown.volume.usd)
    const earned = await rowsOf('earnings', shown)
    expect(added(shown.earnings, ({ valueBtc }) => valueBtc ?? '0')).toBe(sum(earned, 'value'))
    expect(added(shown.earnings, ({ orders: count }) => count)).toBe(String(earned.length))
    for (const { unit, amount } of shown.earned)
      expect(amount).toBe(
        sum(
          earned.filter((row) => row.unit === unit),
          'amount',
        ),
      )
    const failed = orders.filter(({ status }) => status === 'refunded' || status === 'failed')
    expect(added(shown.failures, ({ count }) => count)).toBe(String(failed.length))
  }
  const whole = await overview('year')
  expect(said).toContain(`${whole.orders.created} exchanges`)
  expect(whole.orders.deposited).toBeGreaterThan(whole.orders.finished)
  expect(whole.volume).toMatchObject({ btc: '0.25', btcOrders: 1 })
  expect(whole.medianMinutes).toBeGreaterThan(0)
  expect(whole.volume.usdOrders).toBe(whole.orders.finished)
  const rows = await (await database()).select().from(exchanges).where(eq(exchanges.status, 'finished'))
  const worth = rows.map((row) => new Big(row.amountFrom ?? 0).times(row.priceRecord?.usdFrom ?? 0).toFixed())
  expect(Number(whole.volume.usd)).toBeGreaterThan(0)
  expect(whole.volume.usd).toBe(added(worth, (amount) => amount))
})

test('an order counts in the hour of UTC in which it was created, and not in an earlier period', async () => {
  const db = await database()
  const before = { day: await overview('day'), year: await overview('year') }
  const starts = overviewStarts('day', Date.now())
  const [first = 0, second = 0] = starts
  const rowAt = (publicId: string, createdAt: number, changes = {}) =>
    anExchange({ publicId, idempotencyKey: publicId, createdAt, dueAt: null, ...changes })
  await db
    .insert(exchanges)
    .values([
      rowAt('before', first - 1),
      rowAt('first', first, { status: 'failed', issue: 'creation_unknown', creation: 'unknown' }),
      rowAt('last-of-first', second - 1, { status: 'expired' }),
      rowAt('second', second, { status: 'failed', provider: 'other' }),
      rowAt('third', second + HOUR, { status: 'expired', issue: 'amount_declined' }),
    ])
  const shown = await overview('day')
  const news = shown.slots.map(({ created }, slot) => created - (before.day.slots[slot]?.created ?? 0))
  expect(news.slice(0, 4)).toEqual([2, 1, 1, 0])
  expect(shown.orders.created).toBe(before.day.orders.created + 4)
  expect((await overview('year')).orders.created).toBe(before.year.orders.created + 5)
  expect(shown.failures).toEqual(
    expect.arrayContaining([
      { provider: 'sandbox', status: 'failed', reason: 'creation_unknown', count: 1 },
      { provider: 'other', status: 'failed', reason: null, count: 1 },
      { provider: 'sandbox', status: 'expired', reason: 'amount_declined', count: 1 },
    ]),
  )
  expect(shown.failures.filter(({ status, reason }) => status === 'expired' && reason === null)).toEqual([])
})

test('what waits for staff is counted', async () => {
  const db = await database()
  const was = (await overview()).waiting
  const row = (publicId: string, changes: object) =>
    anExchange({ publicId, idempotencyKey: publicId, createdAt: 0, dueAt: null, ...changes })
  await db
    .insert(exchanges)
    .values([
      row('held', { status: 'creating', creation: 'held' }),
      row('released', { status: 'waiting', creation: 'held' }),
      row('choice', { status: 'verifying' }),
    ])
  await db.insert(contactMessages).values({
    ...{ reference: 'M1', idempotencyKey: 'm1', messageHash: '', topic: 'other', email: 'a@example.com' },
    ...{ message: 'Hello', language: 'en', createdAt: Date.now() },
  })
  await db.insert(payouts).values({
    ...{ id: 'p1', customerId: kim.id, idempotencyKey: 'p1', amountBtc: '0.01', address: 'x' },
    ...{ state: 'approved', createdAt: Date.now() - MINUTE, updatedAt: Date.now() },
  })
  expect((await overview()).waiting).toEqual({
    ...{ held: was.held + 1, verifying: was.verifying + 1, messages: was.messages + 1 },
    ...{ payoutsRequested: was.payoutsRequested, payoutsApproved: was.payoutsApproved + 1 },
  })
})

test('it needs the role reports and a known period, and each look stands in the audit log', async () => {
  const lee = await aStaffMember({ email: 'lee@example.com' })
  expect((await deskCall(lee, 'GET', 'overview')).status).toBe(403)
  expect((await deskCall(kim, 'GET', 'overview', undefined, { period: 'ever' })).status).toBe(400)
  await overview('year')
  const db = await database()
  const entries = await db.select().from(deskAudit).where(eq(deskAudit.action, 'overview viewed'))
  expect(entries.at(-1)).toMatchObject({ staff: 'kim@example.com', detail: '{"period":"year"}' })
})
