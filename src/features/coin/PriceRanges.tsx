import type { CSSProperties } from 'react'
import { type CoinFigures, placeIn, type PriceRange, withPrice } from '@/domain/market/coinFigures'
import { showPrice } from '@/domain/money/marketNumbers'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './PriceRanges.module.css'

type Props = { figures: CoinFigures; priceUsd: string }

/** How low and how high a day and a year went, and where the price is between them. */
export function PriceRanges({ figures: { day, year }, priceUsd }: Props) {
  const { t } = useTranslation('all_coins')
  if (!day && !year) return null
  return (
    <dl className={styles.ranges}>
      {day && <Range name={t('span.day')} range={withPrice(day, priceUsd)} priceUsd={priceUsd} />}
      {year && <Range name={t('span.year')} range={withPrice(year, priceUsd)} priceUsd={priceUsd} />}
    </dl>
  )
}

function Range({ name, range, priceUsd }: { name: string; range: PriceRange; priceUsd: string }) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  const at = `${(placeIn(range, priceUsd) * 100).toFixed(1)}%`
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.line} style={{ '--at': at } as CSSProperties} aria-hidden="true">
          <svg className={styles.pennant} viewBox="0 0 16 24">
            <path d="M1 0v24" stroke="currentColor" strokeWidth="2" />
            <path d="M2 0l13 4-13 5z" fill="currentColor" />
          </svg>
        </span>
        <span className={styles.end}>
          <span>{t('span.low')}</span> {showPrice(range.low, intl)}
        </span>{' '}
        <span className={styles.end}>
          <span>{t('span.high')}</span> {showPrice(range.high, intl)}
        </span>
      </dd>
    </div>
  )
}
