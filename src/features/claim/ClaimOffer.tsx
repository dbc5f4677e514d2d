import { useEffect, useRef } from 'react'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import styles from './ClaimOffer.module.css'
import { useClaim } from './useClaim'

export function ClaimOffer() {
  const { t } = useTranslation('customer_account')
  const failureText = useFailureText()
  const { count, state, isDeclined, claim, decline } = useClaim()
  const outcome = useRef<HTMLDivElement>(null)
  const isOver = state.kind === 'done' || isDeclined
  useEffect(() => {
    if (isOver) outcome.current?.focus()
  }, [isOver])
  if (count === 0) return null
  return (
    <div ref={outcome} tabIndex={-1} role="status">
      {state.kind === 'done' && (
        <Callout tone="good">
          <p>{t('claim.done', { count: state.data.claimed })}</p>
          {state.data.others > 0 && <p>{t('claim.others', { count: state.data.others })}</p>}
        </Callout>
      )}
      {isDeclined && <p className={styles.declined}>{t('claim.declined')}</p>}
      {!isOver && (
        <Callout tone="plain" title={t('claim.offer', { count })}>
          <p>{t('claim.honest')}</p>
          {state.kind === 'failed' && <p role="alert">{failureText(state.failure)}</p>}
          <div className={styles.buttons}>
            <Button size="small" busy={state.kind === 'pending'} onClick={claim}>
              {t(state.kind === 'failed' ? 'claim.again' : 'claim.add')}
            </Button>
            <Button look="quiet" size="small" onClick={decline}>
              {t('claim.decline')}
            </Button>
          </div>
        </Callout>
      )}
    </div>
  )
}
