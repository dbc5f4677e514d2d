import { expect } from 'vitest'
import { database } from '@/server/database/database'
import { customers, earnings, exchanges, journalEntries, payouts } from '@/server/database/schema'
import { totalsOf } from '@/server/journal/customerBook'
import { judgeJournal } from '../journal/judgeJournal'

const sorted = (ids: (string | null)[]) => ids.map(String).sort()

/**
 * Every entry has its cause and every cause its entry, once; every payout was of this amount.
 * @returns what is there, for what else a test wants to know
 */
export async function judgeBookings(payoutBtc: number) {
  const db = await database()
  const [made, booked, paid] = [
    await db.select().from(exchanges),
    await db.select().from(journalEntries),
    await db.select().from(payouts),
  ]
  const of = (kind: string) => booked.filter((entry) => entry.kind === kind)

  const finished = made.filter(({ status }) => status === 'finished')
  const earned = of('cashback').filter(({ publicId }) => made.some((row) => row.publicId === publicId))
  expect(sorted(earned.map(({ publicId }) => publicId))).toEqual(
    sorted(finished.map(({ publicId }) => publicId)),
  )
  expect(made.filter(({ volumeBtc }) => volumeBtc !== null)).toHaveLength(finished.length)

  expect(sorted(of('payout').map(({ payoutId }) => payoutId))).toEqual(sorted(paid.map(({ id }) => id)))
  const failed = paid.filter(({ state }) => state === 'failed').map(({ id }) => id)
  expect(sorted(of('payout_return').map(({ payoutId }) => payoutId))).toEqual(sorted(failed))

  await judgeJournal()
  const known = await db.select().from(earnings)
  expect(sorted(known.map(({ publicId }) => publicId))).toEqual(
    sorted(finished.map(({ publicId }) => publicId)),
  )
  for (const { id } of await db.select().from(customers)) {
    const out = paid.filter(({ customerId, state }) => customerId === id && state !== 'failed').length
    const { balanceBtc, earnedBtc } = await totalsOf(db, id)
    expect(Number(earnedBtc) - Number(balanceBtc)).toBeCloseTo(out * payoutBtc, 10)
  }
  return { made, finished, paid }
}
