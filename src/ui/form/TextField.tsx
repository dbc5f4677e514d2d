import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame'

type Props = Omit<ComponentProps<'input'>, 'id'> & FieldWords

export function TextField({ label, hint, error, caution, children, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} caution={caution} tools={children}>
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
