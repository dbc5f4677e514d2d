import { classes } from '@/ui/classes'
import route from './Route.module.css'
import styles from './RouteFigure.module.css'

type Knot = { value?: string; label?: string }
type Props = {
  knots: readonly Knot[]
  /** Index of the knot with the pennant; the line is travelled up to it. */ now: number
  shape: keyof typeof SHAPES
}
type Point = { x: number; y: number }

const [LEFT, RIGHT] = [34, 402]
/** Heights in the drawing's own units; `at` runs from 0 to 1. */
const SHAPES = {
  hill: (at: number) => 186 - 120 * Math.sin(Math.PI * Math.min(at, 0.72)),
  climb: (at: number) => 182 - 116 * at,
  waves: (_: number, index: number) => (index % 2 === 0 ? 150 : 92),
}

/** A line with knots, and a pennant where things are: a drawing of what the text beside it says, for no reader. */
export function RouteFigure({ knots, now, shape }: Props) {
  const points = knots.map((_, index): Point => {
    const at = knots.length > 1 ? index / (knots.length - 1) : 0
    return { x: LEFT + (RIGHT - LEFT) * at, y: Math.round(SHAPES[shape](at, index)) }
  })
  const isNamed = knots.some(({ value, label }) => value ?? label)
  const flag = points[now]
  return (
    <svg
      className={classes(styles.figure, !isNamed && styles.plain)}
      viewBox="0 0 440 240"
      fill="none"
      aria-hidden="true"
    >
      <path className={route.open} d={wayThrough(points.slice(now))} />
      <path className={route.travelled} d={wayThrough(points.slice(0, now + 1))} />
      {points.map((point, index) => (
        <KnotMark
          key={point.x}
          point={point}
          knot={knots[index]}
          isReached={index <= now}
          isNow={index === now}
        />
      ))}
      {flag && (
        <>
          <path className={route.mast} d={`M${flag.x} ${flag.y}v-44`} />
          <path className={route.pennant} d={`M${flag.x} ${flag.y - 44}l36 10-36 10z`} />
        </>
      )}
    </svg>
  )
}

type MarkProps = { point: Point; knot: Knot | undefined; isReached: boolean; isNow: boolean }

function KnotMark({ point: { x, y }, knot, isReached, isNow }: MarkProps) {
  const place = placeOfWords(x)
  return (
    <>
      <circle
        className={classes(route.knot, isReached && route.reached, isNow && styles.now)}
        cx={x}
        cy={y}
        r="9"
      />
      {knot?.value && (
        <text {...place} y={y + 34} className={styles.value}>
          {knot.value}
        </text>
      )}
      {knot?.label && (
        <text {...place} y={y + (knot.value ? 53 : 34)}>
          {knot.label}
        </text>
      )}
    </>
  )
}

/** Words at the ends of the line begin and end with it. */
function placeOfWords(x: number): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (x === LEFT) return { x: x - 12, textAnchor: 'start' }
  return x === RIGHT ? { x: x + 12, textAnchor: 'end' } : { x, textAnchor: 'middle' }
}

/** Level at each knot, so that the parts make one line. */
function wayThrough(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const from = points[index - 1]
      if (!from) return `M${x} ${y}`
      const middle = (from.x + x) / 2
      return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}
