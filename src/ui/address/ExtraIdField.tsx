import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import type { Currency } from '@/domain/currency/currency'
import type { RecipientProblem } from '@/domain/exchange/recipientProblems'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { TextField } from '@/ui/form/TextField'
import { Checkbox } from '@/ui/form/Checkbox'

type Props = {
  currency: Currency
  value: string
  needsNone: boolean
  problem: RecipientProblem | undefined
  showAll: boolean
  onChange: (extraId: string) => void
  onNeedsNone: (needsNone: boolean) => void
}

/** As large as the address, because forgetting it loses money. */
export function ExtraIdField({ currency, value, needsNone, problem, showAll, onChange, onNeedsNone }: Props) {
  const { t } = useTranslation(['exchange', 'reusable'])
  const { withKind } = useExtraIdKind()
  const [isLeft, setLeft] = useState(false)
  const { extra_id: label, symbolFront: ticker } = currency
  const isShown = problem && (showAll || (isLeft && value !== ''))
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
        error={isShown && withKind(label, (kind) => t(`reusable:refusal.${problem}`, { kind }))}
      />
      <Checkbox checked={needsNone} onChange={onNeedsNone}>
        {withKind(label, (kind) => t('recipient.needsNone', { kind }))}
      </Checkbox>
    </div>
  )
}
