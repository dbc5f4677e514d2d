import { classes } from '@/ui/classes'
import styles from './Illustration.module.css'

/** Travelled so far, and what lies ahead; the line rises to its middle knot. */
const TO_MIDDLE = 'M10 54C40 54 52 28 88 28'
const FROM_MIDDLE = 'M88 28C124 28 136 54 166 54'

type Drawing = {
  travelled?: string
  ahead?: string
  /** A knot that is reached, or not yet. */
  knots: readonly [x: number, y: number, isReached?: boolean][]
  /** Around the mark, in the middle of the line. */
  hasRing?: boolean
  /** What is the matter. */
  mark: string
}

const DRAWINGS = {
  // Nothing has begun.
  empty: {
    ahead: TO_MIDDLE + FROM_MIDDLE,
    knots: [
      [10, 54],
      [88, 28],
      [166, 54],
    ],
    mark: 'M10 46V18l22 6-22 6',
  },
  // The line leads nowhere.
  notFound: {
    travelled: TO_MIDDLE,
    ahead: 'M88 28C112 28 124 40 140 48',
    knots: [
      [10, 54, true],
      [88, 28, true],
    ],
    mark: 'M154 46l14 14M168 46l-14 14',
  },
  // The line is cut.
  offline: {
    travelled: 'M10 54C34 54 46 40 64 33',
    ahead: 'M112 33C130 40 142 54 166 54',
    knots: [
      [10, 54, true],
      [166, 54],
    ],
    mark: 'M76 42l8-26M92 42l8-26',
  },
  failed: stopped('M88 20v9m0 7v.5'),
  expired: stopped('M88 20v9l6 4'),
  refunded: stopped('M96 34v-3a6 6 0 0 0-6-6H80m5-5-5 5 5 5'),
} as const satisfies Record<string, Drawing>

function stopped(mark: string): Drawing {
  return {
    travelled: TO_MIDDLE,
    ahead: FROM_MIDDLE,
    knots: [
      [10, 54, true],
      [166, 54],
    ],
    hasRing: true,
    mark,
  }
}

/** A line with knots, as everywhere on the site. Hidden from screen readers: words beside it say the same. */
export function Illustration({ name }: { name: keyof typeof DRAWINGS }) {
  const { travelled, ahead, knots, hasRing, mark }: Drawing = DRAWINGS[name]
  return (
    <svg className={styles.drawing} viewBox="0 0 176 64" width="176" height="64" aria-hidden="true">
      {ahead && <path className={styles.ahead} d={ahead} />}
      {travelled && <path className={styles.travelled} d={travelled} />}
      {knots.map(([x, y, isReached]) => (
        <circle key={x} className={classes(styles.knot, isReached && styles.reached)} cx={x} cy={y} r="7" />
      ))}
      {hasRing && <circle className={styles.ring} cx="88" cy="28" r="18" />}
      <path className={styles.mark} d={mark} pathLength="1" />
    </svg>
  )
}
