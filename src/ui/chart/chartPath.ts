export type ChartPoint = { x: number; y: number }

/** Share of the value: a stablecoin's noise must not look like a storm. */
const MIN_SPAN = 0.01

export function chartSpan(points: ChartPoint[]): { low: number; high: number } {
  const values = points.map(({ y }) => y)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const missing = Math.max(0, Math.abs(high) * MIN_SPAN - (high - low)) / 2
  return { low: low - missing, high: high + missing }
}

export function chartPath(points: ChartPoint[], width: number, height: number): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return ''
  const { low, high } = chartSpan(points)
  const x = (value: number) => ((value - first.x) / (last.x - first.x || 1)) * width
  const y = (value: number) => height - ((value - low) / (high - low || 1)) * height
  return points
    .map((point, i) => `${i ? 'L' : 'M'}${x(point.x).toFixed(0)} ${y(point.y).toFixed(1)}`)
    .join('')
}
