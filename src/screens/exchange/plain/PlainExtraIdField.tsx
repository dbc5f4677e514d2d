import type { Currency } from '@/domain/currency/currency'
import type { RecipientProblem } from '@/domain/exchange/recipientProblems'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { TextField } from '@/ui/form/TextField'
import checkbox from '@/ui/form/Checkbox.module.css'

type Props = {
  /** Of the id, and of the box that says that there is none. */
  names: readonly [string, string]
  currency: Currency
  value: string
  needsNone: boolean
  /** The id inside the address; null where the address needs none, undefined where it does not say. */
  carried: string | null | undefined
  problem: RecipientProblem | undefined
}

export function PlainExtraIdField({ names, currency, value, needsNone, carried, problem }: Props) {
  const { t } = useTranslation(['exchange', 'reusable'])
  const { withKind } = useExtraIdKind()
  const { extra_id: label, symbolFront: ticker } = currency
  if (!currency.has_extra_id && !problem) return null
  return (
    <div>
      <TextField
        id={names[0]}
        name={names[0]}
        label={withKind(label, (kind) => kind)}
        hint={t('recipient.extraHint', { ticker })}
        defaultValue={value}
        maxLength={300}
        error={
          problem &&
          withKind(label, (kind) => t(`reusable:refusal.${problem}`, { kind, value: carried ?? '' }))
        }
      />
      <label className={checkbox.tick}>
        <input type="checkbox" name={names[1]} defaultChecked={needsNone} />
        <span>{withKind(label, (kind) => t('recipient.needsNone', { kind }))}</span>
      </label>
    </div>
  )
}
