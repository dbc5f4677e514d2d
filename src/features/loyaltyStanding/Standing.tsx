import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { showBtc } from '@/domain/btcAmount'
import { useLanguage } from '@/i18n/useLanguage'
import { AskFailure } from '@/ui/AskFailure'
import { Facts } from '@/ui/Facts'
import { Panel } from '@/ui/Panel'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { LedgerEntries } from './LedgerEntries'
import { LevelFacts } from './LevelFacts'
import { NextLevel } from './NextLevel'
import styles from './Standing.module.css'
import { useStanding } from './useStanding'
import { VolumeChart } from './VolumeChart'

/** Where the customer stands, how he came there, and what it has brought him. `children` are the levels there are. */
export function Standing({ children }: { children: ReactNode }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const { answer, failure, again } = useStanding()
  if (failure && !answer) {
    return <AskFailure failure={failure} what={t('loyalty.failed')} onAgain={() => void again()} />
  }
  if (!answer) return <Skeleton label={t('waiting')} lines={8} />
  const btc = (amount: string) => showBtc(amount, intl)
  return (
    <>
      <div className={styles.band}>
        <Panel>
          <h2 className={styles.name}>{t('loyalty.level')}</h2>
          <LevelFacts standing={answer} />
          <NextLevel standing={answer} />
        </Panel>
        <Panel>
          <h2 className={styles.name}>{t('loyalty.money')}</h2>
          <Facts
            rows={[
              [t('loyalty.balance'), btc(answer.balanceBtc)],
              [t('loyalty.earnedEver'), btc(answer.earnedBtc)],
              [t('loyalty.volume', { count: answer.windowDays }), btc(answer.volumeBtc)],
            ]}
          />
        </Panel>
      </div>
      <VolumeChart standing={answer} />
      <LedgerEntries entries={answer.entries} />
      <Section title={t('loyalty.levels')} lead={t('loyalty.window', { count: answer.windowDays })}>
        {children}
      </Section>
    </>
  )
}
