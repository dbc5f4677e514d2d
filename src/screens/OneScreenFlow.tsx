import { useRouter } from 'next/router'
import { useState, type ReactNode } from 'react'
import { useImportAhead } from '@/browser/page/useImportAhead'
import { paths } from '@/config/paths'
import type { Currency } from '@/domain/currency/currency'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import type { AddressTool } from '@/features/recipient/RecipientFields'
import { RecipientForm } from '@/features/recipient/RecipientForm'
import { UseMyWallet } from '@/features/wallet/UseMyWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Quoted } from '@/store/quote/quoted'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { selectOffered, selectOrderable } from '@/store/slices/quoteSlice'
import { Dialog } from '@/ui/feedback/Dialog'
import { Panel } from '@/ui/layout/Panel'
import { OnDemand } from './OnDemand'
import { SavedAddressTool } from './SavedAddressTool'
import styles from './OneScreenFlow.module.css'

const importReview = () => import('@/features/review/ReviewOrder').then((module) => module.ReviewOrder)

type Props = {
  onPlaced?: (publicId: string) => void
  /** In a page of others: wallets are connected in a window of this site. */
  isEmbedded?: boolean
  /** Above the fields of the recipient, and in place of them. */
  head?: ReactNode
  payout?: ReactNode
  /** In place of the whole form of the recipient. */
  instead?: ReactNode
}

/** What shows it reads the link (usePrefill). Does not rerender while an amount is typed. */
export function OneScreenFlow({ onPlaced, ...parts }: Props) {
  const { t } = useTranslation('exchange')
  const router = useRouter()
  const store = useAppStore()
  const isWaiting = useAppSelector((state) => selectOffered(state) === null)
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const [agreed, setAgreed] = useState<Quoted | null>(null)
  const request = useAppSelector((state) => (agreed ? selectQuoteRequest(state) : null))
  const [refused, setRefused] = useState<RecipientProblems>({})
  // A failure is shown with the review.
  useImportAhead(importReview)
  const pair = `${from?.symbol}-${to?.symbol}`
  return (
    <div className={styles.columns} data-exchange-region="">
      <ExchangeForm />
      {from && to && (
        <Panel>
          <Recipient
            key={pair}
            {...{ from, to, refused, isWaiting, ...parts }}
            onDone={() => setAgreed(selectOrderable(store.getState()))}
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
              onPlaced: ({ publicId }) =>
                onPlaced ? onPlaced(publicId) : void router.push(paths.statusV2(publicId)),
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

type RecipientProps = Omit<Props, 'onPlaced'> & {
  from: Currency
  to: Currency
  refused: RecipientProblems
  isWaiting: boolean
  onDone: () => void
}

function Recipient({ instead, isEmbedded = false, ...form }: RecipientProps) {
  const { t } = useTranslation('exchange')
  if (instead) return instead
  return (
    <RecipientForm
      {...form}
      submitLabel={t('form.review')}
      addressTool={isEmbedded ? undefined : walletTool}
      tools={isEmbedded ? undefined : <SavedAddressTool currency={form.to} />}
    />
  )
}

const walletTool: AddressTool = (currency, take) => <UseMyWallet currency={currency} onAddress={take} />
