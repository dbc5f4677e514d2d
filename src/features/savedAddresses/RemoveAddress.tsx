import { useTranslation } from 'next-i18next/pages'
import { useEffect, useRef, useState } from 'react'
import type { SavedAddress } from '@/contract/programmes'
import { failureOf } from '@/domain/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { useAttempt } from '@/store/useAttempt'
import { Button } from '@/ui/Button'
import styles from './SavedAddresses.module.css'

type Props = { address: SavedAddress; onRemoved: () => void }

/** Takes an address out of the book, after a second press. */
export function RemoveAddress({ address: { id, label }, onRemoved }: Props) {
  const { t } = useTranslation('customer_account')
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const { state, attempt } = useAttempt(() => remove(id).then(onRemoved))
  const first = useFocusOnChange(isAsking)
  if (!isAsking) {
    return (
      <Button
        ref={first}
        look="quiet"
        size="small"
        aria-label={t('addresses.removeLabel', { label })}
        onClick={() => setAsking(true)}
      >
        {t('addresses.remove')}
      </Button>
    )
  }
  return (
    <div className={styles.sure} role="group" aria-label={t('addresses.sure', { label })}>
      <p>{t('addresses.sure', { label })}</p>
      <Button
        ref={first}
        look="outline"
        size="small"
        busy={state.kind === 'trying'}
        onClick={() => void attempt()}
      >
        {t('addresses.remove')}
      </Button>
      <Button look="quiet" size="small" onClick={() => setAsking(false)}>
        {t('addresses.keep')}
      </Button>
      {state.kind === 'failed' && <p role="alert">{failureText(state.failure)}</p>}
    </div>
  )
}

async function remove(id: string) {
  const { removeSavedAddress } = await import('@/api/savedAddresses')
  await removeSavedAddress(id).catch((error: unknown) => {
    const failure = failureOf(error)
    // Another tab was faster.
    if (failure.kind !== 'refused' || failure.status !== 404) throw error
  })
}

/** The pressed button is gone; the keyboard goes on at the one that came for it. */
function useFocusOnChange(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isAsking)
  useEffect(() => {
    if (before.current !== isAsking) button.current?.focus()
    before.current = isAsking
  }, [isAsking])
  return button
}
