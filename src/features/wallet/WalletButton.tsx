import { useRef, useState } from 'react'
import { useEarlyPress } from '@/browser/page/earlyPresses'
import { shortAddress } from '@/domain/wallet/wallet'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectCurrentWallet } from '@/store/slices/walletSlice'
import { Icon } from '@/ui/layout/Icon'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import styles from './WalletButton.module.css'

const importMenu = () => import('./WalletMenu').then((module) => module.WalletMenu)

/** Loads nothing of wallets before the press. */
export function WalletButton() {
  const { t } = useTranslation('wallet')
  const account = useAppSelector(selectCurrentWallet)?.accounts[0]
  const [isOpen, setOpen] = useState(false)
  const { Component, hasFailed, want } = useOnDemand(importMenu)
  const address = account && shortAddress(account)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    setOpen(true)
    want()
  }
  useEarlyPress(button, open)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-scripted=""
        aria-label={address ? t('connected', { address }) : t('connect')}
        onClick={open}
      >
        <Icon name="wallet" size={18} filled={Boolean(address)} />
        {address && <span>{address}</span>}
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('failed')}
        </p>
      )}
      {isOpen && Component && <Component onClose={() => setOpen(false)} />}
    </>
  )
}
