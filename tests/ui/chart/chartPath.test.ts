import { expect, test } from 'vitest'
import { chartPath, chartSpan } from '@/ui/chart/chartPath'

test('a line stands as far right as its time and as high as its value', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 30, y: 30 },
    { x: 40, y: 20 },
  ]
  expect(chartPath(points, 400, 200)).toBe('M0 200.0L300 0.0L400 100.0')
})

test('the noise of a stablecoin is not magnified: the line stays in the middle of one percent', () => {
  const points = [
    { x: 0, y: 1 },
    { x: 1, y: 1.0001 },
  ]
  const { low, high } = chartSpan(points)
  expect(high - low).toBeCloseTo(0.01, 4)
  expect((high + low) / 2).toBeCloseTo(1.00005, 5)
})

test('fewer than two points are no line', () => {
  expect(chartPath([{ x: 0, y: 1 }], 10, 10)).toBe('')
  expect(chartPath([], 10, 10)).toBe('')
})
