import type { RecipientProblem } from '@/domain/exchange/recipientProblems'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import type { PlainStep } from './PlainStep'
import type { Pair } from './requestOfForm'

export type RecipientField = 'addressTo' | 'extraIdTo' | 'userRefundAddress' | 'userRefundExtraId'

type Shown = Extract<PlainStep, { step: 'address' }>
type Props = { shown: Shown; pair: Pair; fields: readonly RecipientField[] }

/** Which fields are wrong, before all of them: no script moves the focus to one. */
export function PlainFaults({ shown, pair: { from, to }, fields }: Props) {
  const { t } = useTranslation(['exchange', 'reusable', 'promo', 'ramps'])
  const { withKind } = useExtraIdKind()
  const { ramp: offer } = shown.quoted.estimate
  // Of a purchase at a ramp it is the account that pays.
  const refundLabel = !from.isFiat
    ? 'recipient.refundAddress'
    : offer
      ? 'recipient.account'
      : 'recipient.refundAccount'
  const labels: Record<RecipientField, string> = {
    addressTo: t(to.isFiat ? 'recipient.account' : 'recipient.address', { ticker: to.symbolFront }),
    extraIdTo: withKind(to.extra_id, (kind) => kind),
    userRefundAddress: t(refundLabel, { ticker: from.symbolFront }),
    userRefundExtraId: withKind(from.extra_id, (kind) => kind),
  }
  const isWrong = (field: 'owner' | 'unregEmail') =>
    Boolean(shown.judged?.problems[field] ?? shown.refused[field])
  const wrong = [
    ...fields.filter((field) => problemOf(field, shown)).map((field) => [field, labels[field]] as const),
    ...(offer && isWrong('owner') ? [['ownerName', t('ramps:recipient.owner')] as const] : []),
    ...(offer && isWrong('unregEmail') ? [['unregEmail', t('ramps:recipient.email')] as const] : []),
    ...(shown.promo ? [['promoCode', t('promo:labelOptional')] as const] : []),
  ]
  if (wrong.length === 0) return null
  return (
    <Callout tone="bad" role="alert" title={t('reusable:refusal.validation_failed')}>
      <ul>
        {wrong.map(([field, label]) => (
          <li key={field}>
            <a href={`#${field}`}>{label}</a>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

export const problemOf = (
  field: RecipientField,
  { judged, refused }: Pick<Shown, 'judged' | 'refused'>,
): RecipientProblem | undefined => judged?.problems[field] ?? refused[field]
