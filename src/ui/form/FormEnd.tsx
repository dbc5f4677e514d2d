import type { ComponentProps, ReactNode } from 'react'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import type { Failure } from '@/domain/text/failure'
import { Button } from './Button'
import { SubmitError } from './SubmitError'

type Props = {
  state: { kind: 'idle' | 'pending' | 'done' } | { kind: 'failed'; failure: Failure }
  label: string
  look?: ComponentProps<typeof Button>['look']
  sending: string
  /** Where the fields show their part of a failure. */
  fields: string
  uncertain: string
  instead?: ReactNode
}

export function FormEnd({ state, label, look, sending, fields, uncertain, instead }: Props) {
  // A press before hydration would lose what was typed.
  const isBrowser = useIsBrowser()
  const isSending = state.kind === 'pending'
  return (
    <>
      {state.kind === 'failed' &&
        (instead || <SubmitError failure={state.failure} fields={fields} uncertain={uncertain} />)}
      <Button type={isBrowser ? 'submit' : 'button'} look={look} size="large" wide busy={isSending}>
        {isSending ? sending : label}
      </Button>
    </>
  )
}
