import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

const importSigning = () => import('./SignFromWallet').then((module) => module.SignFromWallet)

type Props = { message: string; address: string; onSigned: (signature: string) => void }

/** Has a text signed by a wallet of this browser, at the press of a button. */
export function SignMessage(props: Props) {
  const { t } = useTranslation(['exchange-status', 'wallet'])
  const [isOpen, setOpen] = useState(false)
  const { Component, hasFailed, want } = useOnDemand(importSigning)
  return (
    <div>
      <Button
        size="large"
        wide
        busy={isOpen}
        onClick={() => {
          setOpen(true)
          want()
        }}
      >
        {t('ramp.sign.wallet')}
      </Button>
      {hasFailed && <p role="alert">{t('wallet:failed')}</p>}
      {Component && <Component {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
