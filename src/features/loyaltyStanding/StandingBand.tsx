import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { showAmount } from '@/domain/amount'
import { showBtc } from '@/domain/btcAmount'
import { useLanguage } from '@/i18n/useLanguage'
import { AskFailure } from '@/ui/AskFailure'
import { Panel } from '@/ui/Panel'
import { Skeleton } from '@/ui/Skeleton'
import { LevelFacts } from './LevelFacts'
import { NextLevel } from './NextLevel'
import styles from './Standing.module.css'
import { useStanding } from './useStanding'

/** The level with what is missing to the next, beside the cashback with the way to have it paid out. */
export function StandingBand({ round }: { round: number }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const { answer, failure, again } = useStanding(round)
  return (
    <>
      {failure && <AskFailure failure={failure} what={t('loyalty.failed')} onAgain={() => void again()} />}
      {!answer && !failure && <Skeleton label={t('waiting')} lines={4} />}
      {answer && (
        <div className={styles.band}>
          <Panel>
            <h2 className={styles.name}>{t('loyalty.level')}</h2>
            <LevelFacts standing={answer} />
            <NextLevel standing={answer} />
          </Panel>
          <Panel>
            <h2 className={styles.name}>{t('loyalty.balance')}</h2>
            <p className={styles.value}>{showBtc(answer.balanceBtc, intl)}</p>
            <p className={styles.earned}>
              {t('loyalty.earned', { amount: showAmount(answer.earnedBtc, intl) })}
            </p>
            <Link href={paths.account.payouts} className={styles.withdraw} prefetch={false}>
              {t('loyalty.withdraw')}
            </Link>
          </Panel>
        </div>
      )}
    </>
  )
}
