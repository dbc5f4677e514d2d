import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { PartnerStatement } from '@/contract/partnerStatements'
import type { PartnerClicks, PartnerStatistics } from '@/contract/partners'
import type { PayoutList } from '@/contract/programmes'
import { database } from '@/server/database/database'
import { exchanges, orderAttributions } from '@/server/database/schema'
import { partnerBalance } from '@/server/journal/partnerBook'
import { sandboxMonth } from '@/server/maintenance/sandboxMonth'
import { knownProviders } from '@/server/providers/knownProviders'
import { registerProviders } from '@/server/providers/registry'
import { monthPlan } from '@/server/sandbox/monthPlan'
import { judgeJournal } from '../journal/judgeJournal'
import { aPartner } from '../partners/aPartner'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(async () => {
  registerProviders(null)
  await judgeJournal()
})

const NOW = Date.now()

test('a month has visits, orders, refunds and a payout, and all figures agree', async () => {
  const anna = await aPartner({ codes: ['anna-blog'] })
  await sandboxMonth('anna-blog', NOW)
  const read = async <Result>(path: string) =>
    (await anna.owner.request<Result>('GET', `/api/v4/partners/${path}`)).result
  const db = await database()
  const ended = await db
    .select({ status: exchanges.status, count: sql<number>`count(*)::int` })
    .from(exchanges)
    .innerJoin(orderAttributions, eq(orderAttributions.publicId, exchanges.publicId))
    .where(eq(orderAttributions.partnerId, anna.id))
    .groupBy(exchanges.status)
  const counts = Object.fromEntries(ended.map(({ status, count }) => [status, count]))
  const plan = monthPlan(`anna-blog ${new Date(NOW).toISOString().slice(0, 10)}`, NOW - (NOW % 3_600_000))
  const planned = (ending: string) => plan.filter((one) => one.ending === ending).length
  expect(counts).toEqual({
    ...{ finished: planned('finished'), refunded: planned('refunded'), expired: planned('expired') },
  })
  const balance = await partnerBalance(db, anna.id)
  const { result: statements } = await read<{ result: PartnerStatement[] }>('me/statements')
  expect(statements[0]?.closingBtc).toBe(balance)
  expect(statements.length).toBeGreaterThan(1)
  const statistics = await read<PartnerStatistics>('statistics?by=day&timeZone=UTC')
  expect(statistics.total.orders).toBeGreaterThan(30)
  expect(statistics.rows.filter(({ orders }) => orders > 0).length).toBeGreaterThan(20)
  expect((await read<PartnerClicks>('clicks?by=subId&timeZone=UTC')).rows).toHaveLength(3)
  const { result: paid } = await read<PayoutList>('payouts')
  expect(paid).toMatchObject([{ state: 'finished' }])
})

test('called again on that day it adds nothing', async () => {
  const anna = await aPartner({ codes: ['anna-again'] })
  await sandboxMonth('anna-again', NOW)
  const before = await partnerBalance(await database(), anna.id)
  expect(await sandboxMonth('anna-again', NOW)).toContain('0 exchanges of 30 days and no payout')
  expect(await partnerBalance(await database(), anna.id)).toBe(before)
})

test('the same seed gives the same month, and another one another', () => {
  expect(monthPlan('a', NOW)).toEqual(monthPlan('a', NOW))
  expect(monthPlan('b', NOW)).not.toEqual(monthPlan('a', NOW))
})

test('a live site refuses', async () => {
  await aPartner({ codes: ['anna-live'] })
  registerProviders(knownProviders(['near']).configured)
  await expect(sandboxMonth('anna-live', NOW)).rejects.toThrow('Only a sandbox')
})

test.each(['nobody-has-it', ''])('a code that nobody has, %j, is refused', async (code) => {
  await expect(sandboxMonth(code, NOW)).rejects.toThrow('No active partner')
})
