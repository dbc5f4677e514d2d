import { expect, test } from 'vitest'
import { type EndedExchange, providerRecord } from '@/domain/exchange/providerRecord'

const minute = 60_000
const ended = (changes: Partial<EndedExchange> = {}): EndedExchange => ({
  status: 'finished',
  createdAt: 0,
  depositedAt: minute,
  endedAt: 11 * minute,
  quotedFrom: '1',
  quotedTo: '20',
  paidFrom: '1',
  paidTo: '20',
  ...changes,
})
const five = (change: (index: number) => Partial<EndedExchange>) =>
  Array.from({ length: 5 }, (_, index) => ended(change(index)))

test('fewer than five exchanges are no record', () => {
  expect(providerRecord(five(() => ({})).slice(1))).toBeNull()
  expect(providerRecord(five(() => ({})))).toMatchObject({ count: 5, finished: 5, refunded: 0, failed: 0 })
})

test('the deviation is of the payout per unit sent: another deposit than quoted is none', () => {
  const record = providerRecord(five(() => ({ paidFrom: '2', paidTo: '39.6' })))
  expect(record?.deviation).toEqual({ median: '-1.00', p90: '-1.00', count: 5 })
})

test('median and worst tenth are measured values: of payouts the lowest, of times the longest', () => {
  const record = providerRecord(
    Array.from({ length: 10 }, (_, index) =>
      ended({ paidTo: String(20 - index * 0.2), endedAt: (2 + index) * minute }),
    ),
  )
  expect(record?.deviation).toEqual({ median: '-4.00', p90: '-8.00', count: 10 })
  expect(record?.minutes).toEqual({ median: '5.0', p90: '9.0', count: 10 })
})

test('a provider that reports no amounts has times and no deviation', () => {
  const record = providerRecord(five(() => ({ paidFrom: null, paidTo: null })))
  expect(record?.deviation).toBeNull()
  expect(record?.minutes?.median).toBe('10.0')
})

test('refunds and failures are counted, and their times are not', () => {
  const others = [
    ended({ status: 'refunded', endedAt: 900 * minute }),
    ended({ status: 'failed', createdAt: 5, endedAt: 999 * minute }),
  ]
  expect(providerRecord([...five(() => ({})), ...others])).toMatchObject({
    count: 7,
    finished: 5,
    refunded: 1,
    failed: 1,
    until: 999 * minute,
    minutes: { p90: '10.0', count: 5 },
  })
})

test('a quote of nothing is left out, and a tiny loss is not shown as minus zero', () => {
  const record = providerRecord(five((index) => (index === 0 ? { quotedTo: '0' } : { paidTo: '19.9999999' })))
  expect(record?.deviation).toEqual({ median: '0.00', p90: '0.00', count: 4 })
})
