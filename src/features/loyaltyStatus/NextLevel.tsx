import { showAmount } from '@/domain/money/amount'
import type { LoyaltyStatus } from '@/contract/programmes'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './LoyaltyStatusPanel.module.css'
import { useLevelName } from './useLevelName'
import Big from 'big.js'

export function NextLevel({ status }: { status: LoyaltyStatus }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const levelName = useLevelName()
  const { volumeBtc, nextLevel, missingBtc, windowDays } = status
  if (!nextLevel || !missingBtc) return <p>{t('loyalty.highest')}</p>
  const next = levelName(nextLevel)
  const percent = loyaltyProgress(volumeBtc, missingBtc)
  return (
    <div className={styles.next}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('loyalty.progress', { level: next })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
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

export function loyaltyProgress(volumeBtc: string, missingBtc: string): number {
  const needed = new Big(volumeBtc).plus(missingBtc)
  if (needed.lte(0)) return 100
  return new Big(volumeBtc).times(100).div(needed).round(0, Big.roundDown).toNumber()
}
