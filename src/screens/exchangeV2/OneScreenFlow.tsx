import { useRouter } from 'next/router'
import { useState } from 'react'
import { useImportAhead } from '@/browser/page/useImportAhead'
import { paths } from '@/config/paths'
import type { Estimate } from '@/contract/quotes'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { RecipientForm } from '@/features/recipient/RecipientForm'
import { UseMyWallet } from '@/features/wallet/UseMyWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'
import type { RootState } from '@/store/makeStore'
import { selectQuote } from '@/store/slices/quoteSlice'
import { Dialog } from '@/ui/feedback/Dialog'
import { Panel } from '@/ui/layout/Panel'
import { OnDemand } from '../OnDemand'
import { SavedAddressTool } from '../SavedAddressTool'
import styles from './ExchangeV2Screen.module.css'

const importReview = () => import('@/features/review/ReviewOrder').then((module) => module.ReviewOrder)

/** Does not rerender while an amount is typed. */
export function OneScreenFlow() {
  const { t } = useTranslation('exchange')
  const router = useRouter()
  const store = useAppStore()
  const isWaiting = useAppSelector((state) => !offeredNow(state))
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const [agreed, setAgreed] = useState<Estimate | null>(null)
  const request = useAppSelector((state) => (agreed ? selectQuoteRequest(state) : null))
  const [refused, setRefused] = useState<RecipientProblems>({})
  usePrefill()
  // A failure is shown with the review.
  useImportAhead(importReview)
  const pair = `${from?.symbol}-${to?.symbol}`
  return (
    <div className={styles.columns} data-exchange-region="">
      <ExchangeForm />
      {from && to && (
        <Panel>
          <RecipientForm
            key={pair}
            from={from}
            to={to}
            refused={refused}
            submitLabel={t('form.review')}
            isWaiting={isWaiting}
            onDone={() => setAgreed(selectQuote(store.getState())?.estimate ?? null)}
            addressTool={(currency, take) => <UseMyWallet currency={currency} onAddress={take} />}
            tools={<SavedAddressTool currency={to} />}
          />
        </Panel>
      )}
      {agreed && request && from && to && (
        <Dialog title={t('review.title')} closeLabel={t('picker.close')} onClose={() => setAgreed(null)}>
          <OnDemand
            load={importReview}
            waiting={t('picker.loading')}
            own={{
              ...{ request, estimate: agreed, from, to },
              onPlaced: ({ publicId }) => void router.push(paths.statusV2(publicId)),
              onRefused: (fields) => {
                setRefused(fields)
                setAgreed(null)
              },
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

function offeredNow(state: RootState): Estimate | null {
  const quote = selectQuote(state)
  return quote && quote.failure === null ? quote.estimate : null
}
