import { directionOf, showPercent } from '@/domain/money/marketNumbers'
import styles from './PriceChange.module.css'

export const PriceChange = ({ percent, intl }: { percent: string | null; intl: string }) =>
  percent === null ? (
    '–'
  ) : (
    <span className={styles.change} data-direction={directionOf(percent)}>
      {showPercent(percent, intl)}
    </span>
  )
