import { useState, type ClipboardEvent } from 'react'
import { fullAmount, showAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useHasScripts } from '@/ui/layout/Scripts'
import styles from './Amount.module.css'

type Props = {
  value: string
  ticker: string
  isAbout?: boolean
}

/** Cut for reading; a press shows all digits, and copying always takes all. */
export function Amount({ value, ticker, isAbout = false }: Props) {
  const { intl } = useLanguage()
  // Without scripts no press can show what is cut.
  const canCut = useHasScripts()
  const [isFull, setFull] = useState(!canCut)
  const full = fullAmount(value, intl)
  const short = showAmount(value, intl)
  const text = `${isAbout ? '≈ ' : ''}${isFull ? full : short}\u00a0${ticker}`
  if (full === short || !canCut)
    return (
      <span translate="no" onCopy={copyDigits(value)}>
        {text}
      </span>
    )
  return (
    <button
      type="button"
      className={styles.short}
      translate="no"
      aria-expanded={isFull}
      title={`${full} ${ticker}`}
      onClick={() => setFull(!isFull)}
      onCopy={copyDigits(value)}
    >
      {text}
    </button>
  )
}

const copyDigits = (value: string) => (event: ClipboardEvent<HTMLElement>) => {
  const selection = window.getSelection()
  const { currentTarget } = event
  if (!currentTarget.contains(selection?.anchorNode ?? null)) return
  if (!currentTarget.contains(selection?.focusNode ?? null)) return
  event.clipboardData.setData('text/plain', value)
  event.preventDefault()
}
