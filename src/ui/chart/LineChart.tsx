import type { ReactNode } from 'react'
import { chartPath, type ChartPoint } from './chartPath'
import type { Direction } from '@/domain/money/marketNumbers'
import styles from './LineChart.module.css'

type Props = {
  points: ChartPoint[]
  direction: Direction
  /** A text alternative; a table beside it has the numbers. */
  label: string
  levels: string[]
  times: string[]
  children?: ReactNode
}

const WIDTH = 640
const HEIGHT = 220

export function LineChart({ points, direction, label, levels, times, children }: Props) {
  const line = chartPath(points, WIDTH, HEIGHT)
  return (
    <>
      <div className={styles.plot} data-direction={direction}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path data-area d={line && `${line}V${HEIGHT}H0Z`} />
          <path d={line} />
        </svg>
        <div className={styles.levels} aria-hidden="true">
          {levels.map((level, index) => (
            <span key={index}>{level}</span>
          ))}
        </div>
        {children}
      </div>
      <div className={styles.times} aria-hidden="true" suppressHydrationWarning>
        {times.map((time, index) => (
          <span key={index} suppressHydrationWarning>
            {time}
          </span>
        ))}
      </div>
    </>
  )
}
