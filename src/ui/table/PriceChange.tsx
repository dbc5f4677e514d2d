import { showPercent } from '@/domain/money/marketNumbers'
import styles from './PriceChange.module.css'

export const PriceChange = ({ percent, intl }: { percent: string | null; intl: string }) =>
  percent === null ? (
    '–'
  ) : (
    <span className={styles.change} data-falling={percent.startsWith('-') || undefined}>
      {showPercent(percent, intl)}
    </span>
  )
