import { useTranslation } from 'next-i18next/pages'
import type { LoyaltyStatus } from '@/contract/programmes'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import styles from './LoyaltyStatusPanel.module.css'
import { useLevelName } from './useLevelName'

export function LevelDetails({ status: { level, cashbackPercent } }: { status: LoyaltyStatus }) {
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
