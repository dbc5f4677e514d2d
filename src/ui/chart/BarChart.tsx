import styles from './BarChart.module.css'

type Props = {
  /** None below zero; at their own scale. */
  values: number[]
  /** A text alternative; a table beside it has the numbers. */
  label: string
  top: string
  times: string[]
}

const WIDTH = 640
const HEIGHT = 160
/** Share of the room of one bar. */
const FILLED = 0.7
const MIN_HEIGHT = 2

export function BarChart({ values, label, top, times }: Props) {
  const highest = Math.max(...values)
  const room = WIDTH / values.length
  const heightOf = (value: number) => (value > 0 ? Math.max(MIN_HEIGHT, (value / highest) * HEIGHT) : 0)
  return (
    <div>
      <p className={styles.words} aria-hidden="true">
        {top}
      </p>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {values.map((value, index) => (
          <rect
            key={index}
            x={index * room + (room * (1 - FILLED)) / 2}
            y={HEIGHT - heightOf(value)}
            width={room * FILLED}
            height={heightOf(value)}
          />
        ))}
      </svg>
      <p className={styles.words} aria-hidden="true">
        {times.map((time, index) => (
          <span key={index}>{time}</span>
        ))}
      </p>
    </div>
  )
}
