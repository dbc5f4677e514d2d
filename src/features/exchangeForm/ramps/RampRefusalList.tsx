import type { ReactNode } from 'react'
import type { RampRefusalView } from '@/contract/ramps'
import { fullAmount } from '@/domain/money/amount'
import type { RampRefusalCode } from '@/domain/ramp/ramp'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useRampWords } from '@/ui/ramp/useRampWords'
import styles from '../offers/OfferPanel.module.css'

/** Words of one reason serve several codes. */
const WORDS: Partial<Record<RampRefusalCode, string>> = {
  below_min: 'low',
  above_max: 'high',
  fiat_unavailable: 'pair_unavailable',
  country_unknown: 'country_restricted',
  rate_limited: 'unavailable',
}

type Props = {
  refusals: readonly RampRefusalView[]
  /** Of the amount that was typed. */
  ticker: string
  /** What can be done about it. */
  action?: (refusal: RampRefusalView) => ReactNode
}

/** Why there is no offer, by ramp and method. */
export function RampRefusalList({ refusals, ticker, action }: Props) {
  const { t } = useTranslation('ramps')
  const { intl } = useLanguage()
  const { methodName } = useRampWords()
  if (refusals.length === 0) return null
  const reasonOf = ({ code, limit }: RampRefusalView) =>
    limit !== null && (code === 'below_min' || code === 'above_max')
      ? t(`refused.${code}`, { amount: `${fullAmount(limit, intl)}\u00a0${ticker}` })
      : t(`refused.${WORDS[code] ?? code}`)
  return (
    <div className={styles.reasons}>
      <p className={styles.title}>{t('offers.missing')}</p>
      <ul className={styles.missing}>
        {refusals.map((one) => (
          <li key={`${one.ramp.id} ${one.method}`}>
            <b>
              <span translate="no">{one.ramp.name}</span>{' '}
              <span>{one.method && `· ${methodName(one.method)}`}</span>
            </b>{' '}
            <span>
              <span>{reasonOf(one)}</span> {action?.(one)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
