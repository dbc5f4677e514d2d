import type { ReactNode } from 'react'
import { useIsBrowser } from '@/browser/useIsBrowser'
import type { Failure } from '@/domain/failure'
import { Button } from './Button'
import { SendFailure } from './SendFailure'

type Props = {
  state: { kind: 'resting' | 'sending' | 'sent' } | { kind: 'failed'; failure: Failure }
  /** What the button does, in a word; and while it does. */
  label: string
  sending: string
  /** Where the fields say their own part of a failure, and where nobody knows whether it arrived. */
  fields: string
  uncertain: string
  /** Said in the failure's place where there is more to say than what went wrong. */
  instead?: ReactNode
}

/** The last part of a form that is sent: what went wrong, and the button. */
export function FormEnd({ state, label, sending, fields, uncertain, instead }: Props) {
  // Pressed before the page has woken up, the button of a form would lose what was typed.
  const isBrowser = useIsBrowser()
  const isSending = state.kind === 'sending'
  return (
    <>
      {state.kind === 'failed' &&
        (instead || <SendFailure failure={state.failure} fields={fields} uncertain={uncertain} />)}
      <Button type={isBrowser ? 'submit' : 'button'} size="large" wide busy={isSending}>
        {isSending ? sending : label}
      </Button>
    </>
  )
}
