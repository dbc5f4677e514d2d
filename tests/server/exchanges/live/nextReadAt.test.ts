import { expect, test } from 'vitest'
import type { StoredExchange } from '@/server/database/schema'
import { nextReadAt } from '@/server/exchanges/nextReadAt'
import { anExchange, MADE_AT } from '../anExchange'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const pause = (changes: Partial<StoredExchange>, age: number, random = 0.5) => {
  const now = MADE_AT + age
  const at = nextReadAt(anExchange({ provider: 'near', ...changes }), now, random)
  return at === null ? null : at - now
}
const watched = (age: number) => ({ pageAskedAt: MADE_AT + age - minute })

test.each([
  [15 * second, {}, 5 * minute, true],
  [15 * second, {}, 3 * day, true],
  [minute, {}, 5 * minute, false],
  [5 * minute, {}, 2 * hour, false],
  [7 * minute, {}, 2 * day, false],
  [7 * minute, {}, 6 * day, false],
  [null, {}, 8 * day, false],
  [null, {}, 8 * day, true],
  [10 * second, { status: 'confirming' }, minute, false],
  [10 * second, { status: 'exchanging' }, minute, false],
  [10 * second, { status: 'sending' }, minute, false],
  [35 * second, { status: 'sending' }, 2 * hour, false],
  [35 * second, { status: 'exchanging' }, 3 * day, false],
  [10 * minute, { status: 'exchanging' }, 8 * day, false],
  [35 * second, { status: 'verifying' }, minute, false],
  [10 * minute, { status: 'expired' }, hour, false],
  [hour, { status: 'expired' }, 3 * hour, false],
  [null, { status: 'expired' }, 8 * day, false],
  [10 * minute, { status: 'failed' }, hour, false],
  [null, { status: 'failed', creation: 'mismatch' }, hour, false],
  [10 * minute, { status: 'finished' }, 0, false],
  [null, { status: 'finished' }, 11 * minute, false],
  [null, { status: 'finished', txTo: 'out' }, 0, false],
  [10 * minute, { status: 'refunded', txTo: 'out' }, 0, false],
  [null, { status: 'refunded', refundTx: 'back' }, 0, false],
] as const)('%s ms for %j at the age of %d ms, looked at: %s', (expected, changes, age, isWatched) => {
  expect(pause({ ...changes, ...(isWatched && watched(age)) }, age)).toBe(expected)
})

test('the calls for many orders spread', () => {
  expect([0, 0.25, 1].map((random) => pause({}, minute, random))).toEqual([48_000, 54_000, 72_000])
})
