import { useState } from 'react'
import { showBtc } from '@/domain/money/btcAmount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { ListPages } from '@/ui/table/ListPages'
import { Panel } from '@/ui/layout/Panel'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { NewWithdrawal } from './NewWithdrawal'
import { type Purse, PURSES } from './purses'
import { WithdrawalRows } from './WithdrawalRows'
import styles from './Withdrawals.module.css'

import { isMovingPayout } from '@/domain/account/payout'
import { useQuery } from '@/query/useQuery'
import { usePolling } from '@/query/usePolling'

export function Withdrawals({ purse = 'cashback' }: { purse?: Purse }) {
  const { t } = useTranslation(['customer_account', 'partners'])
  const { intl } = useLanguage()
  const [page, setPage] = useState(1)
  const { data, failure, isFetching, refetch, refresh } = useWithdrawals(purse, page)
  return (
    <>
      {failure && <LoadError failure={failure} what={t('payouts.failed')} onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label={t('waiting')} lines={6} />}
      {data && (
        <>
          <Panel>
            <div className={styles.columns}>
              <div>
                <h2 className={styles.name}>
                  {t(purse === 'cashback' ? 'loyalty.balance' : 'partners:payouts.balance')}
                </h2>
                <p className={styles.balance} role="status">
                  {showBtc(data.balanceBtc, intl)}
                </p>
              </div>
              <NewWithdrawal purse={purse} limits={data} onSent={() => void refresh()} />
            </div>
          </Panel>
          <Section title={t('payouts.list')}>
            {data.totalCount === 0 && <EmptyState title={t('payouts.none')} />}
            {data.result.length > 0 && <WithdrawalRows payouts={data.result} busy={isFetching} />}
            <ListPages
              label={t('payouts.pages')}
              page={page}
              perPage={PAYOUTS_PAGE}
              total={data.totalCount}
              onGo={setPage}
            />
          </Section>
        </>
      )}
    </>
  )
}

const PAYOUTS_PAGE = 20

function useWithdrawals(purse: Purse, page: number) {
  const requested = useQuery(String(page), () => PURSES[purse].list((page - 1) * PAYOUTS_PAGE, PAYOUTS_PAGE))
  usePolling(requested.data?.result.some(isMovingPayout) ?? false, requested.refresh)
  return requested
}
