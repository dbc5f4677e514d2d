import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import Big from 'big.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { payoutLegs } from '@/domain/money/bookings'
import type { PartnerStatement, StatementLine } from '@/contract/partnerStatements'
import { STATEMENT_PARTS } from '@/domain/partner/statement'
import { statementCsv } from '@/domain/partner/statementCsv'
import { database } from '@/server/database/database'
import { partnerStatements } from '@/server/database/schema'
import { partnerBalance } from '@/server/journal/partnerBook'
import { book } from '@/server/journal/storedJournal'
import { useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { finishedFor, settledFor, settleNow, undo } from './aFinishedOrder'
import { aPartner, type TestPartner } from './aPartner'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()
const at = (time: string) => void vi.setSystemTime(Date.parse(time))
beforeEach(() => at('2026-11-30T23:00:00Z'))

const BASE = '/api/v4/partners/me/statements'
type Lines = { statement: PartnerStatement; result: StatementLine[]; totalCount: number }
const listed = async ({ owner }: TestPartner) =>
  (await owner.request<{ result: PartnerStatement[] }>('GET', BASE)).result.result
const linesOf = async ({ owner }: TestPartner, month: string, query = '') =>
  owner.request<Lines>('GET', `${BASE}/${month}${query}`)
async function withdraw({ id }: TestPartner, amount: string) {
  const legs = payoutLegs(id, amount, 'partner')
  const key = randomUUID()
  const entry = { key, kind: 'payout', at: Date.now(), payoutId: key, legs } as const
  await (await database()).transaction((tx) => book(tx, entry))
}
const balance = async ({ id }: TestPartner) => partnerBalance(await database(), id)

test('each month opens with what the last one closed with, and all add up to the balance', async () => {
  const anna = await aPartner()
  await settledFor(anna, { earns: 23 })
  const refunded = await settledFor(anna)
  at('2026-12-03T00:00:00Z')
  await settledFor(anna, { earns: 37 })
  await undo(refunded)
  await withdraw(anna, '0.00011')
  at('2027-01-01T00:00:00Z')
  const statements = await listed(anna)
  expect(statements.map(({ month, closedAt }) => [month, closedAt])).toEqual([
    ['2027-01', null],
    ['2026-12', '2027-01-01T00:00:00.000Z'],
    ['2026-11', '2027-01-01T00:00:00.000Z'],
  ])
  expect(statements[1]).toMatchObject({
    ...{ timeZone: 'UTC', from: '2026-12-01', to: '2026-12-31', openingBtc: '0.00063' },
    ...{ earnedBtc: '0.00037', reversedBtc: '-0.0004', correctionsBtc: '0', payoutsBtc: '-0.00011' },
    ...{ otherBtc: '0', closingBtc: '0.00049' },
  })
  for (const [index, statement] of statements.entries()) {
    const sum = STATEMENT_PARTS.reduce((total, part) => total.plus(statement[`${part}Btc`]), new Big(0))
    expect(sum.plus(statement.openingBtc).toFixed()).toBe(statement.closingBtc)
    expect(statement.openingBtc).toBe(statements[index + 1]?.closingBtc ?? '0')
  }
  expect(statements[0]?.closingBtc).toBe(await balance(anna))
})

test('a month that was closed stays: what is booked for it later stands in the next open one', async () => {
  const anna = await aPartner()
  await settledFor(anna)
  const late = await finishedFor(anna, { earns: 21 })
  at('2026-12-01T00:00:00Z')
  const [, november] = await listed(anna)
  await settleNow(late)
  expect((await listed(anna))[1]).toEqual(november)
  const { result } = await linesOf(anna, '2026-12')
  expect(result.result).toMatchObject([{ date: '2026-11-30', kind: 'commission', amountBtc: '0.00021' }])
  at('2027-02-01T00:00:00Z')
  const later = await listed(anna)
  expect(later.map(({ month, earnedBtc }) => [month, earnedBtc])).toEqual([
    ['2027-02', '0'],
    ['2027-01', '0'],
    ['2026-12', '0.00021'],
    ['2026-11', '0.0004'],
  ])
})

test('a clock that was set back opens no month again', async () => {
  const anna = await aPartner()
  at('2026-12-01T00:00:00Z')
  const before = await listed(anna)
  at('2026-11-30T23:59:59Z')
  await settledFor(anna)
  const [december, november] = await listed(anna)
  expect(november).toEqual(before[1])
  expect(december).toMatchObject({ month: '2026-12', earnedBtc: '0.0004' })
})

test('simultaneous calls close a month once', async () => {
  const anna = await aPartner()
  at('2026-12-01T00:00:00Z')
  const all = await Promise.all(Array.from({ length: 5 }, () => listed(anna)))
  for (const one of all) expect(one).toEqual(all[0])
  const stored = await (
    await database()
  )
    .select({ month: partnerStatements.month, count: sql<number>`count(*)::int` })
    .from(partnerStatements)
    .where(eq(partnerStatements.partnerId, anna.id))
    .groupBy(partnerStatements.month)
  expect(stored).toEqual([{ month: '2026-11', count: 1 }])
})

test('entries have days and two digits and no id of an order; the file adds up with them', async () => {
  const anna = await aPartner()
  const order = await settledFor(anna, { earns: 50, amountFrom: '0.123456' })
  await settledFor(anna, { earns: 50, amountFrom: '0.2' })
  await withdraw(anna, '0.00012345')
  const { result } = await linesOf(anna, '2026-11')
  expect(result.totalCount).toBe(3)
  expect(result.result).toMatchObject([
    { kind: 'commission', fromAsset: 'btc-btc', toAsset: 'eth-eth', amountBtc: '0.00049', payoutId: null },
    { kind: 'commission', amountBtc: '0.0008' },
    { kind: 'payout', amountBtc: '-0.00012345', fromAsset: null },
  ])
  expect(JSON.stringify(result)).not.toContain(order.publicId)
  expect(JSON.stringify(result)).not.toMatch(/T\d\d:/)
  const cells = statementCsv(result.statement, result.result)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  const signed = (entry: string) => {
    const [credit, debit] = cells.find((line) => line[3] === entry)?.slice(-2) ?? []
    return new Big(credit ?? 'NaN').minus(debit ?? 'NaN')
  }
  const sum = STATEMENT_PARTS.reduce(
    (total, part) => total.plus(signed(`total_${part}`)),
    signed('opening_balance'),
  )
  expect(sum.toFixed()).toBe(await balance(anna))
  expect(signed('closing_balance').toFixed()).toBe(await balance(anna))
  const paged = await linesOf(anna, '2026-11', '?limit=1&offset=1')
  expect(paged.result.result).toEqual([result.result[1]])
})

test.each(['2026-10', '2026-12', '2026-13', 'november', "2026-11'"])(
  'there is no statement %s',
  async (month) => {
    const anna = await aPartner()
    await settledFor(anna)
    expect((await linesOf(anna, encodeURIComponent(month))).status).toBe(404)
  },
)

test('another partner reads only its own', async () => {
  const [anna, ben] = [await aPartner(), await aPartner()]
  await settledFor(anna)
  expect((await linesOf(ben, '2026-11')).result.result).toEqual([])
  expect((await listed(ben))[0]).toMatchObject({ earnedBtc: '0', closingBtc: '0' })
})
