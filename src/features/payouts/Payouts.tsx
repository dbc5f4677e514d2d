import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { showBtc } from '@/domain/btcAmount'
import { useLanguage } from '@/i18n/useLanguage'
import { AskFailure } from '@/ui/AskFailure'
import { Pages } from '@/ui/Pages'
import { Panel } from '@/ui/Panel'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { PayoutDesk } from './PayoutDesk'
import { PayoutRows } from './PayoutRows'
import styles from './Payouts.module.css'
import { PAYOUTS_PAGE, usePayouts } from './usePayouts'

/** What can be paid out, the way to it, and what has been. */
export function Payouts() {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const [page, setPage] = useState(1)
  const { answer, failure, isAsking, again, refresh } = usePayouts(page)
  const pages = Math.max(1, Math.ceil((answer?.totalCount ?? 0) / PAYOUTS_PAGE))
  return (
    <>
      {failure && <AskFailure failure={failure} what={t('payouts.failed')} onAgain={() => void again()} />}
      {!answer && isAsking && <Skeleton label={t('waiting')} lines={6} />}
      {answer && (
        <>
          <Panel>
            <h2 className={styles.name}>{t('loyalty.balance')}</h2>
            <p className={styles.balance} role="status">
              {showBtc(answer.balanceBtc, intl)}
            </p>
            <PayoutDesk limits={answer} onAnswered={() => void refresh()} />
          </Panel>
          <Section title={t('payouts.list')}>
            {answer.totalCount === 0 && <p>{t('payouts.none')}</p>}
            {answer.result.length > 0 && <PayoutRows payouts={answer.result} busy={isAsking} />}
            <Pages
              words={{
                label: t('payouts.pages'),
                previous: t('pages.previous'),
                where: t('pages.where', { page, pages }),
                next: t('pages.next'),
              }}
              page={page}
              pages={pages}
              onGo={setPage}
            />
          </Section>
        </>
      )}
    </>
  )
}
