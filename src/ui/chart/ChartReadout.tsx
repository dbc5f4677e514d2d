import { useState, type PointerEvent } from 'react'
import { withSpokenMinus } from '@/domain/money/numberFormat'
import styles from './ChartReadout.module.css'

export type ReadoutPoint = {
  /** Shares of width and height, 0 to 1. */
  left: number
  top: number
  text: string
}

type Props = { label: string; points: ReadoutPoint[] }

/** A slider over the plot, which browsers already operate and announce. */
export function ChartReadout({ label, points }: Props) {
  const [index, setIndex] = useState<number | null>(null)
  const last = points.length - 1
  const point = index === null ? undefined : points[Math.min(index, last)]
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setIndex(nearest(points, (event.clientX - left) / (width || 1)))
  }
  return (
    <div className={styles.readout}>
      <input
        type="range"
        min={0}
        max={last}
        value={index ?? last}
        aria-label={label}
        aria-valuetext={withSpokenMinus(points[index ?? last]?.text ?? '')}
        onChange={({ target }) => setIndex(Number(target.value))}
        onFocus={() => setIndex((at) => at ?? last)}
        onBlur={() => setIndex(null)}
        onPointerMove={follow}
        onPointerLeave={() => setIndex(null)}
      />
      {point && (
        <>
          <span className={styles.line} style={{ insetInlineStart: percent(point.left) }} />
          <span
            className={styles.dot}
            style={{ insetInlineStart: percent(point.left), top: percent(point.top) }}
          />
          <output
            aria-live="off"
            className={styles.text}
            style={{ insetInlineStart: percent(point.left), translate: `${-point.left * 100}%` }}
          >
            {point.text}
          </output>
        </>
      )}
    </div>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

export const nearest = (points: ReadoutPoint[], left: number): number =>
  points.reduce(
    (best, point, index) =>
      Math.abs(point.left - left) < Math.abs((points[best]?.left ?? Infinity) - left) ? index : best,
    0,
  )
