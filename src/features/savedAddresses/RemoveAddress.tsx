import { useEffect, useRef, useState } from 'react'
import { removeSavedAddress } from '@/api/addresses'
import type { SavedAddress } from '@/contract/programmes'
import { failureOf } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import styles from './SavedAddresses.module.css'

type Props = { address: SavedAddress; onRemoved: () => void }

export function RemoveAddress({ address: { id, label }, onRemoved }: Props) {
  const { t } = useTranslation('customer_account')
  const failureText = useFailureText()
  const [isConfirming, setIsConfirming] = useState(false)
  const { state, mutate } = useMutation(() => remove(id).then(onRemoved))
  const first = useFocusOnChange(isConfirming)
  if (!isConfirming) {
    return (
      <Button
        ref={first}
        look="quiet"
        size="small"
        aria-label={t('addresses.removeLabel', { label })}
        onClick={() => setIsConfirming(true)}
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
        busy={state.kind === 'pending'}
        onClick={() => void mutate()}
      >
        {t('addresses.remove')}
      </Button>
      <Button look="quiet" size="small" onClick={() => setIsConfirming(false)}>
        {t('addresses.keep')}
      </Button>
      {state.kind === 'failed' && <p role="alert">{failureText(state.failure)}</p>}
    </div>
  )
}

async function remove(id: string) {
  await removeSavedAddress(id).catch((error: unknown) => {
    const failure = failureOf(error)
    // Another tab has removed it already.
    if (failure.kind !== 'refused' || failure.status !== 404) throw error
  })
}

function useFocusOnChange(isConfirming: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isConfirming)
  useEffect(() => {
    if (before.current !== isConfirming) button.current?.focus()
    before.current = isConfirming
  }, [isConfirming])
  return button
}
