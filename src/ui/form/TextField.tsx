import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame'

type Props = ComponentProps<'input'> & FieldWords

export function TextField({ id, label, hint, error, caution, children, ...input }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} caution={caution} tools={children}>
      {(wiring) => (
        <input
          autoComplete={input.type === 'file' ? undefined : 'off'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...wiring}
        />
      )}
    </FieldFrame>
  )
}
