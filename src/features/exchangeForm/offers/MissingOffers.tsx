import { memo } from 'react'
import type { OfferList } from '@/contract/quotes'
import { fullAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './OfferPanel.module.css'

type Missing = OfferList['missing'][number]

const REASONS = [
  'below_min',
  'above_max',
  'pair_unavailable',
  'fixed_unavailable',
  'asset_paused',
  'region_restricted',
  'pending',
  'excluded',
] as const

/** `ticker`: of the typed amount. */
export const MissingOffers = memo(function MissingOffers({
  missing,
  ticker,
}: {
  missing: Missing[]
  ticker: string
}) {
  const { t } = useTranslation('offers')
  const { intl } = useLanguage()
  if (missing.length === 0) return null
  const reasonOf = ({ code, min, max }: Missing) => {
    if (code === 'below_min' && min)
      return t('missing.min', { amount: `${fullAmount(min, intl)}\u00a0${ticker}` })
    if (code === 'above_max' && max)
      return t('missing.max', { amount: `${fullAmount(max, intl)}\u00a0${ticker}` })
    return t(`missing.${REASONS.find((one) => one === code) ?? 'unavailable'}`)
  }
  return (
    <div>
      <p className={styles.title}>{t('missing.title')}</p>
      <ul className={styles.missing}>
        {missing.map((one) => (
          <li key={one.provider.id}>
            <b translate="no">{one.provider.name}</b> <span>{reasonOf(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
})
