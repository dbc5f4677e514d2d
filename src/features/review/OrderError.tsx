import { refusedFields } from '@/domain/text/failure'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import type { PlacingState } from './usePlaceOrder'

const RECIPIENT_FIELDS = [
  ...['addressTo', 'extraIdTo', 'userRefundAddress', 'userRefundExtraId'],
  ...['iban', 'owner', 'unregEmail'],
]

type Props = {
  state: Extract<PlacingState, { kind: 'failed' }>
  onRefused: (fields: RecipientProblems) => void
  /** Of an order of a ramp: the field of the form in which its account number stands. */
  accountField?: 'addressTo' | 'userRefundAddress'
}

export function OrderError({ state, onRefused, accountField = 'addressTo' }: Props) {
  const { t } = useTranslation('exchange')
  const failureText = useFailureText()
  const refused = refusedFields(state.failure)
  const hasRefusedFields = Object.keys(refused).some((field) => RECIPIENT_FIELDS.includes(field))
  return (
    <Callout tone="bad" role="alert" title={failureText(state.failure)}>
      {state.isUncertain && <p>{t('review.uncertain')}</p>}
      {hasRefusedFields && (
        <Button look="outline" onClick={() => onRefused(asFields(refused, accountField))}>
          {t('review.change')}
        </Button>
      )}
    </Callout>
  )
}

function asFields(
  { iban, ...fields }: ReturnType<typeof refusedFields>,
  accountField: string,
): RecipientProblems {
  return iban ? { ...fields, [accountField]: iban } : fields
}
