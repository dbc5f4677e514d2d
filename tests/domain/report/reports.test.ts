import { expect, test } from 'vitest'
import { monthBefore, periodOf } from '@/domain/report/reports'
import { csvLines, csvOf } from '@/domain/text/csv'

test('a period begins and ends at midnight of UTC, with the first day and without the second', () => {
  expect(periodOf('2026-10-01', '2026-11-01')).toEqual({
    from: Date.parse('2026-10-01T00:00:00Z'),
    to: Date.parse('2026-11-01T00:00:00Z'),
  })
  expect(typeof periodOf('2024-02-29', '2024-03-01')).toBe('object')
})

test.each([
  ['2026-11-01', '2026-10-01'],
  ['2026-10-01', '2026-10-01'],
  ['2026-02-30', '2026-03-01'],
  ['2026-10-1', '2026-11-01'],
  ['', '2026-11-01'],
  ['2025-01-01', '2026-01-03'],
])('from %j to %j is no period', (from, to) => expect(typeof periodOf(from, to)).toBe('string'))

test('a month is that of UTC, also over the end of a year', () => {
  const now = Date.parse('2026-01-31T23:59:59Z')
  expect(monthBefore(now, 0)).toEqual({ from: '2026-01-01', to: '2026-02-01' })
  expect(monthBefore(now, 1)).toEqual({ from: '2025-12-01', to: '2026-01-01' })
})

test('numbers below zero stay numbers, and a formula becomes text', () => {
  const rows = [
    { a: '-0.5', b: '-2+3' },
    { a: '=1', b: 'x,"y"' },
    { a: null, b: '\tq' },
  ]
  expect(csvOf(['a', 'b'], rows)).toBe(`a,b\r\n-0.5,'-2+3\r\n'=1,"x,""y"""\r\n,'\tq\r\n`)
  expect(csvLines(['a'], [])).toBe('')
})
