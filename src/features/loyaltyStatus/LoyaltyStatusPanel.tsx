import type { ReactNode } from 'react'
import { showBtc } from '@/domain/money/btcAmount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { LoadError } from '@/ui/feedback/LoadError'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Panel } from '@/ui/layout/Panel'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { LedgerEntries } from './LedgerEntries'
import { LevelPanel } from './LevelPanel'
import styles from './LoyaltyStatusPanel.module.css'
import { useLoyaltyStatus } from './useLoyaltyStatus'
import { VolumeChart } from './VolumeChart'

export function LoyaltyStatusPanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const { data, failure, refetch } = useLoyaltyStatus()
  if (failure && !data) {
    return <LoadError failure={failure} what={t('loyalty.failed')} onAgain={() => void refetch()} />
  }
  if (!data) return <Skeleton label={t('waiting')} lines={8} />
  const btc = (amount: string) => showBtc(amount, intl)
  return (
    <>
      <div className={styles.band}>
        <LevelPanel status={data} />
        <Panel>
          <h2 className={styles.name}>{t('loyalty.money')}</h2>
          <DescriptionList
            rows={[
              [t('loyalty.balance'), btc(data.balanceBtc)],
              [t('loyalty.earnedEver'), btc(data.earnedBtc)],
              [t('loyalty.volume', { count: data.windowDays }), btc(data.volumeBtc)],
            ]}
          />
        </Panel>
      </div>
      <VolumeChart status={data} />
      <LedgerEntries entries={data.entries} />
      <Section title={t('loyalty.levels')} lead={t('loyalty.window', { count: data.windowDays })}>
        {children}
      </Section>
    </>
  )
}
