import { refusedFields } from '@/domain/text/failure'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import type { PlacingState } from './usePlaceOrder'

const RECIPIENT_FIELDS = ['addressTo', 'extraIdTo', 'userRefundAddress', 'userRefundExtraId']

type Props = {
  state: Extract<PlacingState, { kind: 'failed' }>
  onRefused: (fields: RecipientProblems) => void
}

export function OrderError({ state, onRefused }: Props) {
  const { t } = useTranslation('exchange')
  const failureText = useFailureText()
  const refused = refusedFields(state.failure)
  const hasRefusedFields = Object.keys(refused).some((field) => RECIPIENT_FIELDS.includes(field))
  return (
    <Callout tone="bad" role="alert" title={failureText(state.failure)}>
      {state.isUncertain && <p>{t('review.uncertain')}</p>}
      {hasRefusedFields && (
        <Button look="outline" onClick={() => onRefused(refused)}>
          {t('review.change')}
        </Button>
      )}
    </Callout>
  )
}
