import type { LoyaltyStatus } from '@/contract/programmes'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Panel } from '@/ui/layout/Panel'
import styles from './LoyaltyStatusPanel.module.css'
import { NextLevel } from './NextLevel'
import { useLevelName } from './useLevelName'

export function LevelPanel({ status }: { status: LoyaltyStatus }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const levelName = useLevelName()
  const percent = numberFormat(intl, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <Panel>
      <h2 className={styles.name}>{t('loyalty.level')}</h2>
      <p className={styles.value}>{levelName(status.level)}</p>
      <p className={styles.earned}>
        {t('loyalty.brings', { percent: percent.format(Number(status.cashbackPercent) / 100) })}
      </p>
      <NextLevel status={status} />
    </Panel>
  )
}
