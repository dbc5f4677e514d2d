import { paths } from '@/config/paths'
import { showAmount } from '@/domain/money/amount'
import { showBtc } from '@/domain/money/btcAmount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { LoadError } from '@/ui/feedback/LoadError'
import { Panel } from '@/ui/layout/Panel'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageLink } from '@/ui/layout/PageLink'
import { LevelPanel } from './LevelPanel'
import styles from './LoyaltyStatusPanel.module.css'
import { useLoyaltyStatus } from './useLoyaltyStatus'

export function LoyaltyStatusBand() {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const { data, failure, refetch } = useLoyaltyStatus()
  return (
    <>
      {failure && <LoadError failure={failure} what={t('loyalty.failed')} onAgain={() => void refetch()} />}
      {!data && !failure && <Skeleton label={t('waiting')} lines={4} />}
      {data && (
        <div className={styles.band}>
          <LevelPanel status={data} />
          <Panel>
            <h2 className={styles.name}>{t('loyalty.balance')}</h2>
            <p className={styles.value}>{showBtc(data.balanceBtc, intl)}</p>
            <p className={styles.earned}>
              {t('loyalty.earned', { amount: showAmount(data.earnedBtc, intl) })}
            </p>
            <PageLink href={paths.account.payouts} className={styles.withdraw}>
              {t('loyalty.withdraw')}
            </PageLink>
          </Panel>
        </div>
      )}
    </>
  )
}
