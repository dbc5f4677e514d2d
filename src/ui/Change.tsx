import { showPercent } from '@/domain/marketNumbers'
import styles from './Change.module.css'

/** A change in percent, `-0.62`. The sign tells it; the colour only repeats it. `intl` is a name for Intl. */
export const Change = ({ percent, intl }: { percent: string; intl: string }) => (
  <span className={styles.change} data-falling={percent.startsWith('-') || undefined}>
    {showPercent(percent, intl)}
  </span>
)
