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
  /** Where the fields say their own part of a failure, and where it is unknown whether it arrived. */
  fields: string
  uncertain: string
  /** Said in the failure's place where there is more to say than what went wrong. */
  instead?: ReactNode
}

export function FormEnd({ state, label, look, sending, fields, uncertain, instead }: Props) {
  // Pressed before hydration, the button of a form would lose what was typed.
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
