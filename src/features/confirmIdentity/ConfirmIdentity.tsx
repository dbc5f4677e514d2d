import { useEffect, useRef, useState } from 'react'
import { confirmIdentity, startConfirmation } from '@/api/security'
import type { ProofNeeded } from '@/contract/secondFactor'
import { useTranslation } from '@/i18n/useTranslation'
import { onConfirmationRequired } from '@/store/confirmed'
import { useProofForm } from '@/auth/useProofForm'
import { Dialog } from '@/ui/feedback/Dialog'
import { ProofForm } from '@/ui/form/ProofForm'

export function ConfirmIdentity() {
  const [needed, setNeeded] = useState<ProofNeeded | null>(null)
  const settle = useRef<(isConfirmed: boolean) => void>(() => undefined)
  useEffect(
    () =>
      onConfirmationRequired(async () => {
        setNeeded(await startConfirmation())
        return new Promise((resolve) => {
          settle.current = resolve
        })
      }),
    [],
  )
  const close = (isConfirmed: boolean) => {
    setNeeded(null)
    settle.current(isConfirmed)
  }
  return needed && <ConfirmDialog key={needed.token} needed={needed} onClose={close} />
}

type Props = { needed: ProofNeeded; onClose: (isConfirmed: boolean) => void }

function ConfirmDialog({ needed, onClose }: Props) {
  const { t } = useTranslation('credentials')
  const proof = useProofForm(needed, async (typed) => {
    await confirmIdentity(needed.token, typed)
    onClose(true)
  })
  return (
    <Dialog title={t('proof.title')} closeLabel={t('proof.close')} onClose={() => onClose(false)}>
      <p>{t('proof.lead')}</p>
      <ProofForm {...proof} />
    </Dialog>
  )
}
