import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & FieldWords

export function TextArea({ label, hint, error, caution, ...area }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} caution={caution}>
      {(wiring) => <textarea rows={6} {...area} {...wiring} />}
    </FieldFrame>
  )
}
