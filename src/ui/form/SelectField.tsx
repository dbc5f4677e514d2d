import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame'

type Props = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldWords & { options: { value: string; label: string }[] }

export function SelectField({ label, hint, error, caution, options, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} caution={caution}>
      {(wiring) => (
        <select autoComplete={select.value === undefined ? undefined : 'off'} {...select} {...wiring}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
