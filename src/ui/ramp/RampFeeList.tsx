import type { RampFees } from '@/domain/ramp/ramp'
import { fullAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Verbatim } from '@/ui/layout/Verbatim'
import { feeRows, feeTotal } from './feeRows'
import styles from './RampFeeList.module.css'

/** Each fee that the ramp names, and their sum. Nothing where it names none. */
export function RampFeeList({ fees, ticker }: { fees: RampFees; ticker: string }) {
  const { t } = useTranslation('ramps')
  const { intl } = useLanguage()
  const total = feeTotal(fees)
  if (total === null) return null
  const parts = feeRows(fees)
  const rows = [
    ...parts.map(([part, amount]) => [t(`fee.${part}`), amount] as const),
    ...(parts.length === 1 && fees.total === null ? [] : [[t('fee.total'), total] as const]),
  ]
  return (
    <div className={styles.fees}>
      <dl className={styles.rows}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Verbatim>{`${fullAmount(amount, intl)}\u00a0${ticker}`}</Verbatim>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('fee.inside')}</p>
    </div>
  )
}
