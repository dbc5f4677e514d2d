import { useTranslation } from 'next-i18next/pages'
import { showAmount } from '@/domain/amount'
import type { LoyaltyStanding } from '@/contract/programmes'
import { loyaltyProgress } from '@/domain/loyaltyProgress'
import { useLanguage } from '@/i18n/useLanguage'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './Standing.module.css'
import { useLevelName } from './useLevelName'

/** What is missing to the next level, as a bar and in words. */
export function NextLevel({ standing }: { standing: LoyaltyStanding }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const levelName = useLevelName()
  const { volumeBtc, nextLevel, missingBtc, windowDays } = standing
  if (!nextLevel || !missingBtc) return <p>{t('loyalty.highest')}</p>
  const next = levelName(nextLevel)
  return (
    <div className={styles.next}>
      <ProgressBar
        percent={loyaltyProgress(volumeBtc, missingBtc)}
        label={t('loyalty.progress', { level: next })}
      />
      <p>
        {t('loyalty.missing', {
          amount: showAmount(missingBtc, intl),
          level: next,
          volume: showAmount(volumeBtc, intl),
          count: windowDays,
        })}
      </p>
    </div>
  )
}
