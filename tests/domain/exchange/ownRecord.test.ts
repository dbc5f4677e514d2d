import { expect, test } from 'vitest'
import { isOpenRecord, knownStatus, matchesSearch, recordAmounts } from '@/domain/exchange/ownRecord'
import { anOwnExchange } from '../../browser/anOwnExchange'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()

test.each([
  ['waiting', 1, true],
  ['waiting', 8, false],
  ['verifying', 30, true],
  ['finished', 1, false],
  ['a status of a later version', 1, false],
  [undefined, 1, false],
])('%s for %i days: counted as open is %s', (status, days, isOpen) => {
  expect(isOpenRecord({ status, createdAt: daysAgo(days) }, NOW)).toBe(isOpen)
})

test('a status that this version does not know is none', () => {
  expect(knownStatus({ status: 'paused' })).toBeNull()
})

test('a finished exchange shows what was really sent and paid', () => {
  const record = anOwnExchange('a', { arrived: '0.11', paid: '2.8', type: 'floating' })
  expect(recordAmounts({ ...record, status: 'finished' })).toEqual({
    sent: '0.11',
    got: '2.8',
    isAbout: false,
  })
  expect(recordAmounts({ ...record, status: 'waiting', type: 'fixed' }).isAbout).toBe(false)
})

test.each(['refunded', 'failed', 'expired'] as const)(
  'one that is %s shows the deposit that arrived',
  (status) => {
    const record = anOwnExchange('a', { type: 'floating', status })
    expect(recordAmounts({ ...record, arrived: '0.05' }).sent).toBe('0.05')
    expect(recordAmounts(record)).toEqual({ sent: '0.1', got: '2.6', isAbout: true })
  },
)

test.each([
  ['BTC eth', true],
  ['ABC12', true],
  ['2.6', true],
  ['btc xmr', false],
  ['', true],
])('a search for %j finds it: %s', (search, isFound) => {
  expect(matchesSearch(anOwnExchange('abc123'), search)).toBe(isFound)
})
