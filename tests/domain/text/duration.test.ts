import { expect, test } from 'vitest'
import { formatDuration } from '@/domain/time/formatDuration'

const START = '2026-11-21T12:00:00.000Z'

test.each([
  ['2026-11-21T12:00:10.000Z', '1 minute'],
  ['2026-11-21T12:12:20.000Z', '12 minutes'],
  ['2026-11-21T13:59:00.000Z', '119 minutes'],
  ['2026-11-21T17:10:00.000Z', '5 hours'],
  ['2026-11-25T12:00:00.000Z', '4 days'],
  ['2026-11-21T11:59:00.000Z', ''],
  ['not a time', ''],
])('until %s it took %j', (end, shown) => {
  expect(formatDuration(START, end, 'en-US')).toBe(shown)
})
