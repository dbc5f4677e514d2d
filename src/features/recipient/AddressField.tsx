import dynamic from 'next/dynamic'
import { useTranslation } from 'next-i18next/pages'
import { useState, type ReactNode } from 'react'
import type { Currency } from '@/domain/currency'
import type { AddressVerdict, RecipientProblems } from '@/domain/recipientProblems'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { TextField } from '@/ui/TextField'
import { canPaste, pasteText } from '@/browser/clipboard'
import { useIsBrowser } from '@/browser/useIsBrowser'
import styles from './RecipientFields.module.css'
import { useNetworkName } from './useNetworkName'

const ScanDialog = dynamic(() => import('./ScanDialog').then((module) => module.ScanDialog), { ssr: false })

/** Another way to an address, standing beside paste and scan; handed in by a screen. */
export type AddressTool = (currency: Currency, take: (address: string) => void) => ReactNode

type Props = {
  currency: Currency
  label: string
  value: string
  check: { verdict: AddressVerdict | null; looksLike: string[] }
  problem: RecipientProblems[keyof RecipientProblems]
  showAll: boolean
  onChange: (address: string) => void
  tool?: AddressTool
}

/** An address with its network named in words; typed, pasted or scanned. */
export function AddressField({ currency, label, value, check, problem, showAll, onChange, tool }: Props) {
  const { t } = useTranslation(['exchange', 'reusable'])
  const [isLeft, setLeft] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const isBrowser = useIsBrowser()
  const take = (address: string) => {
    onChange(address.trim())
    setLeft(true)
  }
  const network = currency.fullInfo.network_name
  const guess = useNetworkName(check.looksLike[0])
  const shown = problem && (showAll || (isLeft && problem !== 'address_required')) ? problem : null
  return (
    <>
      <TextField
        label={label}
        hint={network ? t('recipient.network', { network }) : t('recipient.bank')}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={() => setLeft(true)}
        error={shown && errorText(t, shown, guess, network)}
        caution={check.verdict === 'warn' && value && t('recipient.unchecked')}
      >
        {isBrowser && (
          <span className={styles.tools}>
            {canPaste() && (
              <Button
                look="quiet"
                size="small"
                onClick={() => void pasteText().then((text) => text && take(text))}
              >
                {t('recipient.paste')}
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              aria-label={t('recipient.scan')}
              onClick={() => setScanning(true)}
            >
              <Icon name="scan" />
            </Button>
            {tool?.(currency, take)}
          </span>
        )}
      </TextField>
      {isScanning && <ScanDialog onFound={take} onClose={() => setScanning(false)} />}
    </>
  )
}

type Texts = ReturnType<typeof useTranslation>['t']

function errorText(t: Texts, problem: string, guess: string | undefined, network: string): string {
  if (guess && network && problem !== 'address_required') return t('recipient.looksLike', { guess, network })
  return t(`reusable:refusal.${problem}`)
}
