import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { useIsBrowser } from '@/browser/useIsBrowser'
import type { Failure } from '@/domain/failure'
import { Button } from './Button'
import { SendFailure } from './SendFailure'

type Props = {
  state: { kind: 'resting' | 'sending' | 'sent' } | { kind: 'failed'; failure: Failure }
  /** What the button does, in a word. */
  label: string
  /** Said in the failure's place where there is more to say than what went wrong. */
  instead?: ReactNode
}

/** The last part of a form with an e-mail address or a password: what went wrong, and the button. */
export function FormEnd({ state, label, instead }: Props) {
  const { t } = useTranslation('credentials')
  // Pressed before the page has woken up, the button of a form would lose what was typed.
  const isBrowser = useIsBrowser()
  const isSending = state.kind === 'sending'
  return (
    <>
      {state.kind === 'failed' &&
        (instead || (
          <SendFailure
            failure={state.failure}
            fields={t('failed.fields')}
            uncertain={t('failed.uncertain')}
          />
        ))}
      <Button type={isBrowser ? 'submit' : 'button'} size="large" wide busy={isSending}>
        {isSending ? t('sending') : label}
      </Button>
    </>
  )
}
