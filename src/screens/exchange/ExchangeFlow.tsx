import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { PlacedExchange } from '@/features/ownExchanges/PlacedExchange'
import { RecipientForm } from '@/features/recipient/RecipientForm'
import { ReviewOrder } from '@/features/review/ReviewOrder'
import { UseMyWallet } from '@/features/wallet/UseMyWallet'
import { Button } from '@/ui/form/Button'
import { Panel } from '@/ui/layout/Panel'
import { SavedAddressTool } from '../SavedAddressTool'
import { Deal } from './Deal'
import styles from './ExchangeScreen.module.css'
import { FlowSteps } from './FlowSteps'
import { useFlow } from './useFlow'

export function ExchangeFlow() {
  const { t } = useTranslation('exchange')
  const flow = useFlow()
  const { step } = flow
  const content = useRef<HTMLElement>(null)
  const seenStep = useRef(step)
  useEffect(() => {
    if (seenStep.current !== step) content.current?.focus()
    seenStep.current = step
  }, [step])
  return (
    <div className={styles.flow}>
      <h1>{t('flow.title')}</h1>
      <PlacedExchange />
      <FlowSteps now={step} />
      <section ref={content} tabIndex={-1} data-exchange-region="" aria-label={t(`flow.${step}`)}>
        <Step flow={flow} />
      </section>
    </div>
  )
}

function Step({ flow }: { flow: ReturnType<typeof useFlow> }) {
  const { t } = useTranslation('exchange')
  const router = useRouter()
  const { step, go, from, to, request, agreed } = flow
  if (step === 'amount' || !from || !to || !request) {
    return <ExchangeForm submit="next" onSubmit={() => go('address')} />
  }
  // An address entered now would be one of another currency.
  if (flow.isPrefilling) return <p role="status">{t('picker.loading')}</p>
  if (step === 'address' || !agreed) {
    return (
      <Panel>
        <RecipientForm
          from={from}
          to={to}
          refused={flow.refused}
          submitLabel={t('form.review')}
          isWaiting={!flow.estimate}
          onDone={flow.review}
          isResumed={flow.isResumed}
          addressTool={(currency, take) => <UseMyWallet currency={currency} onAddress={take} />}
          tools={<SavedAddressTool currency={to} />}
          head={<Deal from={from} to={to} onChange={() => go('amount')} />}
        />
      </Panel>
    )
  }
  return (
    <Panel>
      <ReviewOrder
        request={request}
        estimate={agreed.estimate}
        from={from}
        to={to}
        onPlaced={({ publicId }) => void router.push(paths.status(publicId))}
        onRefused={flow.refuse}
      />
      <Button look="quiet" onClick={() => go('address')}>
        {t('form.back')}
      </Button>
    </Panel>
  )
}
