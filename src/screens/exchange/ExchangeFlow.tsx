import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { paths } from '@/config/paths'
import type { Estimate } from '@/domain/quote'
import type { RecipientProblems } from '@/domain/recipientProblems'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { ReviewOrder } from '@/features/review/ReviewOrder'
import { selectFrom, selectQuestion, selectTo } from '@/store/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { selectQuote } from '@/store/quoteSlice'
import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'
import { useDraftSlugs } from '../useDraftSlugs'
import { Deal } from './Deal'
import styles from './ExchangeScreen.module.css'
import { FlowSteps, type FlowStep } from './FlowSteps'
import { RecipientForm } from './RecipientForm'

/** Three steps, each in the browser's history: amounts, addresses, review. */
export function ExchangeFlow() {
  const { t } = useTranslation('exchange')
  const router = useRouter()
  const draft = useDraftSlugs()
  const question = useAppSelector(selectQuestion)
  const quote = useAppSelector(selectQuote)
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const [agreed, setAgreed] = useState<{ key: string; estimate: Estimate } | null>(null)
  const [refused, setRefused] = useState<RecipientProblems>({})

  const go = (step: FlowStep) =>
    void router.push({ pathname: paths.exchange, query: { ...draft, step } }, undefined, { shallow: true })
  const wanted = router.query.step
  // A reload or a changed amount leaves nothing agreed; the addresses are then looked at once more.
  const isAgreed = agreed !== null && agreed.key === quote?.key
  const step: FlowStep =
    !from || !to || !question
      ? 'amount'
      : wanted === 'review' && isAgreed
        ? 'review'
        : wanted
          ? 'address'
          : 'amount'

  const review = () => {
    if (!quote?.estimate) return
    setAgreed({ key: quote.key, estimate: quote.estimate })
    setRefused({})
    go('review')
  }
  return (
    <div className={styles.flow}>
      <h1>{t('flow.title')}</h1>
      <FlowSteps now={step} />
      {step === 'amount' && <ExchangeForm submitLabel={t('form.next')} onSubmit={() => go('address')} />}
      {step === 'address' && from && to && (
        <Panel>
          <RecipientForm
            from={from}
            to={to}
            refused={refused}
            submitLabel={t('form.review')}
            isWaiting={!quote?.estimate}
            onDone={review}
            head={<Deal from={from} to={to} onChange={() => go('amount')} />}
          />
        </Panel>
      )}
      {step === 'review' && from && to && question && agreed && (
        <Panel>
          <ReviewOrder
            question={question}
            estimate={agreed.estimate}
            from={from}
            to={to}
            onPlaced={({ publicId }) => void router.push(paths.status(publicId))}
            onRefused={(fields) => {
              setRefused(fields)
              go('address')
            }}
          />
          <Button look="quiet" onClick={() => go('address')}>
            {t('form.back')}
          </Button>
        </Panel>
      )}
    </div>
  )
}
