import styles from './Statistics.module.css'

type Props = {
  /** A text alternative; a table beside it has the numbers. */
  label: string
  rows: { name: string; value: number; shown: string }[]
}

const MAX_BARS = 10

export function RankedBars({ label, rows }: Props) {
  const ranked = rows.toSorted((one, other) => other.value - one.value).slice(0, MAX_BARS)
  const highest = Math.max(...ranked.map(({ value }) => value))
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {ranked.map(({ name, value, shown }) => (
        <div key={name} className={styles.row} aria-hidden="true">
          <span className={styles.named}>{name}</span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect width={highest > 0 ? (value / highest) * 100 : 0} height={1} />
          </svg>
          <span className={styles.value}>{shown}</span>
        </div>
      ))}
    </div>
  )
}
