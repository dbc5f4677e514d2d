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

/** Cut for reading; a press shows all digits, or a pointer where no script runs, and copying takes all. */
export function Amount({ value, ticker, isAbout = false }: Props) {
  const { intl } = useLanguage()
  const canOpen = useHasScripts()
  const [isFull, setFull] = useState(false)
  const full = fullAmount(value, intl)
  const short = showAmount(value, intl)
  const text = `${isAbout ? '≈\u00a0' : ''}${isFull ? full : short}\u00a0${ticker}`
  if (full === short || !canOpen)
    return (
      <span
        translate="no"
        title={full === short ? undefined : `${full} ${ticker}`}
        onCopy={copyDigits(value)}
      >
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
