import { useEffect, useRef } from 'react'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { useHasSecret } from '../useOwnership'
import { useReceivedTransfer } from './useReceivedTransfer'

/** Requires a press: others may send links too, and their exchanges must not be added silently. */
export function ReceiveTransfer({ publicId }: { publicId: string }) {
  const { t } = useTranslation('exchange-status')
  const failureText = useFailureText()
  const hasSecret = useHasSecret(publicId)
  const { isOffered, state, receive } = useReceivedTransfer(publicId)
  const outcome = useRef<HTMLDivElement>(null)
  const isDone = state.kind === 'done'
  useEffect(() => {
    if (isDone) outcome.current?.focus()
  }, [isDone])
  if (!isOffered) return null
  if (isDone) {
    return (
      <div role="status" tabIndex={-1} ref={outcome}>
        <Callout tone="good">
          <p>{t('receive.done')}</p>
        </Callout>
      </div>
    )
  }
  if (hasSecret) return null
  return (
    <Callout tone="plain" title={t('receive.title')}>
      <p>{t('receive.text')}</p>
      {state.kind === 'failed' && <p role="alert">{failureText(state.failure)}</p>}
      <div>
        <Button size="small" busy={state.kind === 'pending'} onClick={receive}>
          {t('receive.accept')}
        </Button>
      </div>
    </Callout>
  )
}
