// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline, sparklinePath } from '@/ui/chart/Sparkline'

const heights = (path: string) => Array.from(path.matchAll(/ (-?[\d.]+)/g), ([, y]) => Number(y))

test('a line runs from left to right, the highest price at the top, within its frame', () => {
  expect(sparklinePath([1, 3, 2], 130, 32)).toBe('M3 29.0L65 3.0L127 16.0')
})

test('the noise of a stablecoin is no storm', () => {
  const [first = 0, second = 0] = heights(sparklinePath([1, 1.0001], 130, 32))
  expect(Math.abs(first - second)).toBeLessThan(1)
})

test('fewer than two points are no line, and equal ones a flat one', () => {
  expect(sparklinePath([1], 130, 32)).toBe('')
  expect(heights(sparklinePath([0, 0, 0], 130, 32))).toEqual([16, 16, 16])
})

test.each([
  [['100', '90', '103.4'], 'Bitcoin, last 7 days: +3.40%'],
  [['100', '97'], 'Bitcoin, last 7 days: -3.00%'],
  [['0', '1'], 'Bitcoin, last 7 days: 0.00%'],
])('a line of %j is read with its direction', (points, name) => {
  render(<Sparkline points={points} label="Bitcoin, last 7 days" intl="en-US" />)
  expect(screen.getByRole('img')).toHaveAccessibleName(name)
})

test.each([
  [['100', '103'], 'var(--up)'],
  [['100', '97'], 'var(--down)'],
  [['1', '0.99996'], 'var(--ink-3)'],
])('a line of %j has the color of its change as it reads', (points, color) => {
  const { container } = render(<Sparkline points={points} label="Bitcoin" intl="en-US" />)
  expect(container.querySelector('path')).toHaveAttribute('stroke', color)
})
