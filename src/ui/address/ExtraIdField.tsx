import { useState } from 'react'
import type { Currency } from '@/domain/currency/currency'
import type { RecipientProblem } from '@/domain/exchange/recipientProblems'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { TextField } from '@/ui/form/TextField'
import { Checkbox } from '@/ui/form/Checkbox'

type Props = {
  currency: Currency
  value: string
  needsNone: boolean
  /** The id inside the address; null where the address needs none, undefined where it does not say. */
  carried: string | null | undefined
  problem: RecipientProblem | undefined
  showAll: boolean
  onChange: (extraId: string) => void
  onNeedsNone: (needsNone: boolean) => void
}

/** As large as the address, because forgetting it loses money. Where the address has one itself, that one is shown. */
export function ExtraIdField(props: Props) {
  const { currency, carried, problem } = props
  const isConflict = problem === 'extra_id_conflict' || problem === 'extra_id_unneeded'
  if (isConflict || (carried === undefined && currency.has_extra_id)) return <Entry {...props} />
  return carried === undefined ? null : <Carried {...props} carried={carried} />
}

function Carried({ currency, carried }: { currency: Currency; carried: string | null }) {
  const { t } = useTranslation('exchange')
  const { withKind } = useExtraIdKind()
  // On Monero every address says that it needs none but one.
  if (carried === null && !currency.has_extra_id) return null
  return (
    <p>
      {withKind(currency.extra_id, (kind) =>
        carried === null
          ? t('recipient.carriedNone', { kind })
          : t('recipient.carried', { kind, value: carried }),
      )}
    </p>
  )
}

function Entry(props: Props) {
  const { currency, value, needsNone, carried, problem, showAll, onChange, onNeedsNone } = props
  const { t } = useTranslation(['exchange', 'reusable'])
  const { withKind } = useExtraIdKind()
  const [isLeft, setLeft] = useState(false)
  const { extra_id: label, symbolFront: ticker } = currency
  const isShown = problem && (showAll || carried !== undefined || (isLeft && value !== ''))
  return (
    <div>
      <TextField
        label={withKind(label, (kind) => kind)}
        hint={t('recipient.extraHint', { ticker })}
        value={value}
        disabled={needsNone}
        aria-required={!needsNone}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={() => setLeft(true)}
        error={
          isShown &&
          withKind(label, (kind) => t(`reusable:refusal.${problem}`, { kind, value: carried ?? '' }))
        }
      />
      {carried === undefined && (
        <Checkbox checked={needsNone} onChange={onNeedsNone}>
          {withKind(label, (kind) => t('recipient.needsNone', { kind }))}
        </Checkbox>
      )}
    </div>
  )
}
