import type { RampOffers, RampRefusalView } from '@/contract/ramps'
import { fullAmount } from '@/domain/money/amount'
import type { RampRefusalCode } from '@/domain/ramp/ramp'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { amountTaken, selectDraft } from '@/store/slices/exchangeSlice'
import { Button } from '@/ui/form/Button'
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

type Props = Pick<RampOffers, 'refusals' | 'nearest'> & { ticker: string }

/** Why there is no offer, by ramp and method. The limit of a method that is nearest can be taken by a press. */
export function RampRefusals({ refusals, nearest, ticker }: Props) {
  const { t } = useTranslation('ramps')
  const { intl } = useLanguage()
  const { methodName } = useRampWords()
  const dispatch = useAppDispatch()
  const { side } = useAppSelector(selectDraft)
  if (refusals.length === 0) return null
  const inTicker = (amount: string) => `${fullAmount(amount, intl)}\u00a0${ticker}`
  const reasonOf = ({ code, limit }: RampRefusalView) =>
    limit !== null && (code === 'below_min' || code === 'above_max')
      ? t(`refused.${code}`, { amount: inTicker(limit) })
      : t(`refused.${WORDS[code] ?? code}`)
  const isNearest = ({ method, limit }: RampRefusalView) =>
    nearest.some((one) => one.method === method && one.limit === limit)
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
              <span>{reasonOf(one)}</span>{' '}
              {one.limit !== null && isNearest(one) && (
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => one.limit && dispatch(amountTaken({ side, amount: one.limit }))}
                >
                  {t('offers.use', { amount: inTicker(one.limit) })}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
