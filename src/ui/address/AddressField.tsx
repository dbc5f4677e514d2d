import dynamic from 'next/dynamic'
import { useTranslation } from 'next-i18next/pages'
import { useState, type ReactNode } from 'react'
import { canPaste, pasteText } from '@/browser/page/clipboard'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import type { AddressVerdict, RecipientProblem } from '@/domain/exchange/recipientProblems'
import { pastedAddress, typedAddress } from '@/domain/address/typedAddress'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import { TextField } from '@/ui/form/TextField'
import { useRested } from '@/ui/hooks/useRested'
import styles from './AddressField.module.css'

const ScanDialog = dynamic(() => import('./ScanDialog').then((module) => module.ScanDialog), { ssr: false })

type Props = {
  /** The network in words; empty for a bank account. */
  network: string
  label: string
  value: string
  check: { verdict: AddressVerdict | null; guess: string | undefined; hasFailed: boolean }
  problem: RecipientProblem | undefined
  /** After a first try every problem is shown; before it only that of a field that was left. */
  showAll: boolean
  onChange: (address: string) => void
  tools?: ReactNode
  /** More to know about it, read with the field. */
  note?: string
  isRequired?: boolean
}

export function AddressField(props: Props) {
  const { network, label, value, check, onChange, tools, note, isRequired = false } = props
  const { t } = useTranslation(['exchange', 'reusable'])
  const [isScanning, setScanning] = useState(false)
  const isBrowser = useIsBrowser()
  const { shown, leave } = useShownProblem(props)
  const place = network ? t('recipient.network', { network }) : t('recipient.bank')
  const take = (text: string, wasLeft = true) => {
    const address = pastedAddress(text, !network)
    if (address !== value) onChange(address)
    leave(address, wasLeft)
  }
  return (
    <>
      <TextField
        label={label}
        hint={note ? `${place} · ${note}` : place}
        value={value}
        aria-required={isRequired || undefined}
        translate="no"
        onChange={({ target, nativeEvent }) =>
          isPaste(nativeEvent) ? take(target.value) : onChange(typedAddress(target.value))
        }
        onBlur={({ relatedTarget }) => take(value, !isSubmit(relatedTarget))}
        error={shown && errorText(t, shown, check.guess, network)}
        caution={
          check.verdict === 'warn' &&
          value &&
          t(check.hasFailed ? 'recipient.notChecked' : 'recipient.unchecked')
        }
      >
        {isBrowser && (
          <span className={styles.tools} data-filled={value !== '' || undefined}>
            {tools}
            <PasteButton onPaste={(text) => take(text)} />
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
      {isScanning && <ScanDialog onFound={(address) => take(address)} onClose={() => setScanning(false)} />}
    </>
  )
}

const isPaste = (event: Event) => event instanceof InputEvent && event.inputType === 'insertFromPaste'

/** A sentence that came while its button is being pressed would move the button away from under the pointer. */
const isSubmit = (next: EventTarget | null) => next instanceof HTMLButtonElement && next.type === 'submit'

/** What is wrong is said of a field that was left or tried, and not at each character of an address that is typed anew. */
function useShownProblem({ value, problem, showAll }: Props) {
  const [isLeft, setLeft] = useState(false)
  const { hasRested, settle } = useRested(value)
  const isDue = showAll || (isLeft && problem !== 'address_required')
  const leave = (address: string, wasLeft: boolean) => {
    if (wasLeft) setLeft(true)
    settle(address)
  }
  return { shown: problem && hasRested && isDue ? problem : null, leave }
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
  if (guess && network && problem !== 'address_required' && problem !== 'address_unowned')
    return t('recipient.looksLike', { guess, network })
  return t(`reusable:refusal.${problem}`)
}
