import { useRouter } from 'next/router'
import { paths } from '@/config/paths'
import type { Currency } from '@/domain/currency/currency'
import { RecipientForm } from '@/features/recipient/RecipientForm'
import { ReviewOrder } from '@/features/review/ReviewOrder'
import { UseMyWallet } from '@/features/wallet/UseMyWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Panel } from '@/ui/layout/Panel'
import { SavedAddressTool } from '../SavedAddressTool'
import { DraftSummary } from './DraftSummary'
import styles from './ExchangeScreen.module.css'
import type { Flow } from './useFlow'

type Props = { flow: Flow; from: Currency; to: Currency }

export function LaterSteps({ flow, from, to }: Props) {
  const { t } = useTranslation('exchange')
  const router = useRouter()
  const { step, go, agreed, request } = flow
  if (step === 'address' || !agreed || !request) {
    return (
      <Panel>
        <RecipientForm
          from={from}
          to={to}
          refused={flow.refused}
          submitLabel={t('form.review')}
          isWaiting={!flow.hasEstimate}
          onDone={flow.review}
          isResumed={flow.isResumed}
          addressTool={(currency, take) => <UseMyWallet currency={currency} onAddress={take} />}
          tools={<SavedAddressTool currency={to} />}
          head={<DraftSummary from={from} to={to} onChange={() => go('amount')} />}
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
      <Button look="quiet" className={styles.back} onClick={() => go('address')}>
        {t('form.back')}
      </Button>
    </Panel>
  )
}
