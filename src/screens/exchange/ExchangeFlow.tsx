import { useEffect, useRef, useState } from 'react'
import { useImportAhead } from '@/browser/page/useImportAhead'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { SharedRecipient } from '@/features/exchangeForm/SharedRecipient'
import { PlacedExchange } from '@/features/ownExchanges/PlacedExchange'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './ExchangeScreen.module.css'
import { FlowSteps } from './FlowSteps'
import { OnDemand } from '../OnDemand'
import { type Flow, useFlow } from './useFlow'

const importLaterSteps = () => import('./LaterSteps').then((module) => module.LaterSteps)

export function ExchangeFlow() {
  const { t } = useTranslation('exchange')
  const flow = useFlow()
  const { step } = flow
  const content = useRef<HTMLElement>(null)
  const seenStep = useRef(step)
  const [first] = useState(step)
  const [hasMoved, setMoved] = useState(false)
  if (step !== first && !hasMoved) setMoved(true)
  useEffect(() => {
    if (seenStep.current !== step) content.current?.focus({ preventScroll: true })
    seenStep.current = step
  }, [step])
  // A failure is shown when the step is reached.
  useImportAhead(importLaterSteps)
  useEffect(() => {
    // The next steps show addresses in it; a browser without it has a fallback.
    void document.fonts?.load("600 1rem 'JetBrains Mono'").catch(() => undefined)
  }, [])
  return (
    <div className={styles.flow}>
      <h1>{t('flow.title')}</h1>
      <PlacedExchange />
      <FlowSteps now={step} />
      <section
        ref={content}
        tabIndex={-1}
        data-exchange-region=""
        aria-label={t(`flow.${step}`)}
        className={hasMoved ? styles.next : undefined}
      >
        <Step flow={flow} />
      </section>
    </div>
  )
}

function Step({ flow }: { flow: Flow }) {
  const { t } = useTranslation('exchange')
  const { step, go, from, to } = flow
  if (step === 'amount' || !from || !to) {
    return (
      <>
        <SharedRecipient />
        <ExchangeForm submit="next" onSubmit={() => go('address')} />
      </>
    )
  }
  // An address entered now would belong to another currency.
  if (flow.isPrefilling) return <p role="status">{t('picker.loading')}</p>
  return <OnDemand load={importLaterSteps} own={{ flow, from, to }} waiting={t('picker.loading')} />
}
