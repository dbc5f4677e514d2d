import dynamic from 'next/dynamic'
import { useTranslation } from 'next-i18next/pages'
import { useState, type ReactNode } from 'react'
import { canPaste, pasteText } from '@/browser/clipboard'
import { useIsBrowser } from '@/browser/useIsBrowser'
import type { AddressVerdict, RecipientProblem } from '@/domain/recipientProblems'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { TextField } from '../TextField'
import styles from './AddressField.module.css'

const ScanDialog = dynamic(() => import('./ScanDialog').then((module) => module.ScanDialog), { ssr: false })

type Props = {
  /** The network in words; empty where a bank account is asked for. */
  network: string
  label: string
  value: string
  /** `guess` names the network it looks like an address of, when it is none of its own. */
  check: { verdict: AddressVerdict | null; guess: string | undefined }
  problem: RecipientProblem | undefined
  /** After a first try every problem is shown; before it only that of a field that was left. */
  showAll: boolean
  onChange: (address: string) => void
  /** Further ways to fill the field in. */
  tools?: ReactNode
}

/** An address with its network named in words; typed, pasted or scanned. */
export function AddressField(props: Props) {
  const { network, label, value, check, problem, showAll, onChange, tools } = props
  const { t } = useTranslation(['exchange', 'reusable'])
  const [isLeft, setLeft] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const isBrowser = useIsBrowser()
  const take = (address: string) => {
    onChange(address.trim())
    setLeft(true)
  }
  const shown = problem && (showAll || (isLeft && problem !== 'address_required')) ? problem : null
  return (
    <>
      <TextField
        label={label}
        hint={network ? t('recipient.network', { network }) : t('recipient.bank')}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={() => setLeft(true)}
        error={shown && errorText(t, shown, check.guess, network)}
        caution={check.verdict === 'warn' && value && t('recipient.unchecked')}
      >
        {isBrowser && (
          <span className={styles.tools} data-filled={value !== '' || undefined}>
            {tools}
            <PasteButton onPaste={take} />
            <Button
              look="quiet"
              size="small"
              aria-label={t('recipient.scan')}
              onClick={() => setScanning(true)}
            >
              <Icon name="scan" />
            </Button>
          </span>
        )}
      </TextField>
      {isScanning && <ScanDialog onFound={take} onClose={() => setScanning(false)} />}
    </>
  )
}

function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const { t } = useTranslation('exchange')
  if (!canPaste()) return null
  const paste = () => void pasteText().then((text) => text && onPaste(text))
  return (
    <Button look="quiet" size="small" onClick={paste}>
      {t('recipient.paste')}
    </Button>
  )
}

type Texts = ReturnType<typeof useTranslation>['t']

function errorText(t: Texts, problem: string, guess: string | undefined, network: string): string {
  if (guess && network && problem !== 'address_required') return t('recipient.looksLike', { guess, network })
  return t(`reusable:refusal.${problem}`)
}
