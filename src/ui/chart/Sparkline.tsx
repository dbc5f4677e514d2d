import { changeOf, directionOf, showPercent } from '@/domain/money/marketNumbers'
import { withSpokenMinus } from '@/domain/money/numberFormat'

/** Read as its name with the change from the first point to the last. */
type Props = { points: string[]; label: string; intl: string }

const COLORS = { up: 'var(--up)', down: 'var(--down)', none: 'var(--ink-3)' }
const WIDTH = 130
const HEIGHT = 32

export function Sparkline({ points, label, intl }: Props) {
  const change = changeOf(points)
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${label}: ${withSpokenMinus(showPercent(change, intl))}`}
    >
      <path
        d={sparklinePath(points.map(Number), WIDTH, HEIGHT)}
        fill="none"
        stroke={COLORS[directionOf(change)]}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

const MARGIN = 3
/** Share of the value: a stablecoin's noise must not look like a storm. */
const MIN_SPAN = 0.01

/** SVG path; oldest left, fitted into width × height pixels. */
export function sparklinePath(points: number[], width: number, height: number): string {
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const high = Math.max(...points)
  const middle = (low + high) / 2
  const span = Math.max(high - low, Math.abs(middle) * MIN_SPAN) || 1
  const x = (index: number) => (index / (points.length - 1)) * (width - 2 * MARGIN) + MARGIN
  const y = (value: number) => height / 2 - ((value - middle) / span) * (height - 2 * MARGIN)
  return points.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(0)} ${y(value).toFixed(1)}`).join('')
}
