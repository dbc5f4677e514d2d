import { useTranslation } from 'next-i18next/pages'
import type { LoyaltyStanding } from '@/contract/programmes'
import { numberFormat } from '@/domain/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import styles from './Standing.module.css'
import { useLevelName } from './useLevelName'

/** The level and what it brings. */
export function LevelFacts({ standing: { level, cashbackPercent } }: { standing: LoyaltyStanding }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const levelName = useLevelName()
  const percent = numberFormat(intl, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <>
      <p className={styles.value}>{levelName(level)}</p>
      <p className={styles.earned}>
        {t('loyalty.brings', { percent: percent.format(Number(cashbackPercent) / 100) })}
      </p>
    </>
  )
}
