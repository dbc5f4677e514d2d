import { useEffect, useRef, useState } from 'react'
import { endCode } from '@/api/partners'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import styles from './Partners.module.css'
import { CODES } from './useCodes'

export function EndCode({ code }: { code: string }) {
  const { t } = useTranslation('partners')
  const failureText = useFailureText()
  const [isConfirming, setConfirming] = useState(false)
  const { state, mutate } = useMutation(async () => {
    await endCode(code)
    invalidate(CODES)
  })
  const first = useFocusOnChange(isConfirming)
  if (!isConfirming) {
    return (
      <Button
        ref={first}
        look="quiet"
        size="small"
        aria-label={t('codes.endLabel', { code })}
        onClick={() => setConfirming(true)}
      >
        {t('codes.end')}
      </Button>
    )
  }
  return (
    <span className={styles.sure} role="group" aria-label={t('codes.sure', { code })}>
      <span>{t('codes.sureText')}</span>
      <Button
        ref={first}
        look="outline"
        size="small"
        busy={state.kind === 'pending'}
        onClick={() => void mutate()}
      >
        {t('codes.end')}
      </Button>
      <Button look="quiet" size="small" onClick={() => setConfirming(false)}>
        {t('codes.cancel')}
      </Button>
      {state.kind === 'failed' && <span role="alert">{failureText(state.failure)}</span>}
    </span>
  )
}

/** The pressed button is gone: the focus goes to the one in its place. */
function useFocusOnChange(isConfirming: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isConfirming)
  useEffect(() => {
    if (before.current !== isConfirming) button.current?.focus()
    before.current = isConfirming
  }, [isConfirming])
  return button
}
