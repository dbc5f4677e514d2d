import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { programmesWith } from '@/config/programmes'
import { aCustomer } from '../aCustomer'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { earn, finishedEarlier, loyaltyOf } from './aLedger'

const programmes = programmesWith({})

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21, 15, 30)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
})
afterEach(() => vi.useRealTimers())

const { levels, windowDays } = programmes.loyalty

test('a new customer is at the lowest level, with what is missing to the next', async () => {
  expect(await loyaltyOf(await aCustomer())).toEqual({
    ...{ level: levels[0].name, cashbackPercent: levels[0].cashbackPercent, windowDays, volumeBtc: '0' },
    ...{ nextLevel: levels[1].name, missingBtc: levels[1].fromBtc, balanceBtc: '0', earnedBtc: '0' },
    ...{ days: expect.any(Array) as unknown, entries: [] },
  })
})

describe('the window', () => {
  test.each([
    ['ninety days less a millisecond ago counts', 90 * DAY - 1, '0.25'],
    ['exactly ninety days ago counts no more', 90 * DAY, '0'],
    ['ninety-one days ago counts no more', 91 * DAY, '0'],
    ['just now counts', 0, '0.25'],
  ])('%s', async (_, ago, volumeBtc) => {
    const anna = await aCustomer()
    await finishedEarlier(anna, { updatedAt: NOW - ago, volumeBtc: '0.25' })
    const standing = await loyaltyOf(anna)
    expect(standing.volumeBtc).toBe(volumeBtc)
    expect(standing.missingBtc).toBe(volumeBtc === '0' ? '0.3' : '0.05')
  })

  test('has one day for each UTC day that it touches, oldest first, which add up to the volume', async () => {
    const anna = await aCustomer()
    const midnight = Date.UTC(2026, 10, 20)
    for (const [updatedAt, volumeBtc] of [
      [NOW - 90 * DAY + 1, '0.1'],
      [midnight - 1, '0.02'],
      [midnight, '0.003'],
      [midnight + 1, '0.0004'],
      [NOW, '0.00005'],
    ] as const) {
      await finishedEarlier(anna, { updatedAt, volumeBtc })
    }
    const { days, volumeBtc } = await loyaltyOf(anna)
    expect(days).toHaveLength(windowDays + 1)
    expect([days[0], ...days.slice(-3)]).toEqual([
      { date: '2026-08-23', volumeBtc: '0.1' },
      { date: '2026-11-19', volumeBtc: '0.02' },
      { date: '2026-11-20', volumeBtc: '0.0034' },
      { date: '2026-11-21', volumeBtc: '0.00005' },
    ])
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
    expect(volumeBtc).toBe('0.12345')
  })

  test('counts only the customer’s own finished exchanges with a volume', async () => {
    const [anna, ben] = [await aCustomer(), await aCustomer()]
    await finishedEarlier(anna, { updatedAt: NOW - DAY, volumeBtc: null })
    await finishedEarlier(anna, { updatedAt: NOW - DAY, volumeBtc: '0.1', status: 'refunded' })
    await finishedEarlier(ben, { updatedAt: NOW - DAY, volumeBtc: '0.2' })
    expect((await loyaltyOf(anna)).volumeBtc).toBe('0')
    expect((await loyaltyOf(ben)).volumeBtc).toBe('0.2')
  })
})

describe('the level', () => {
  test('once reached stays when its volume has left the window', async () => {
    const anna = await aCustomer({ level: 'gold' })
    await finishedEarlier(anna, { updatedAt: NOW - DAY, volumeBtc: '0.4' })
    expect(await loyaltyOf(anna)).toMatchObject({
      ...{ level: 'gold', cashbackPercent: '0.15', volumeBtc: '0.4' },
      ...{ nextLevel: 'platinum', missingBtc: '2.6' },
    })
  })

  test('follows the volume where that is higher, and the highest has none above', async () => {
    const anna = await aCustomer({ level: 'silver' })
    await finishedEarlier(anna, { updatedAt: NOW - DAY, volumeBtc: '3' })
    expect(await loyaltyOf(anna)).toMatchObject({ level: 'platinum', nextLevel: null, missingBtc: null })
  })
})

test('the entries are the newest twenty, newest first', async () => {
  const anna = await aCustomer()
  for (let count = 1; count <= 21; count++) {
    vi.setSystemTime(NOW + count)
    await earn(anna, `0.000000${count + 10}`)
  }
  const { entries, earnedBtc } = await loyaltyOf(anna)
  expect(entries).toHaveLength(20)
  expect(entries[0]).toMatchObject({ kind: 'cashback', amountBtc: '0.00000031' })
  expect(entries.at(-1)?.amountBtc).toBe('0.00000012')
  // The sum is of all of them, also of those not shown: 11 + 12 + … + 31.
  expect(earnedBtc).toBe('0.00000441')
})
