import { useEffect, useRef, useState } from 'react'
import type { Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import styles from './ConfirmedButton.module.css'
import { Button } from './Button'

type Props = {
  /** On both buttons, the first of which only opens the question. */
  label: string
  /** With what it acts on, for who does not see that beside it. */
  longLabel: string
  question: string
  /** What is seen of the question; left out, all of it. */
  shownQuestion?: string
  cancel: string
  isBusy: boolean
  failure: Failure | null
  onConfirm: () => void
}

/** A button that ends something: it acts once it has been confirmed in its place. */
export function ConfirmedButton(props: Props) {
  const { label, longLabel, question, shownQuestion = question, cancel, isBusy, failure, onConfirm } = props
  const failureText = useFailureText()
  const [isOpen, setOpen] = useState(false)
  const first = useFocusOnChange(isOpen)
  if (!isOpen)
    return (
      <Button ref={first} look="quiet" size="small" aria-label={longLabel} onClick={() => setOpen(true)}>
        {label}
      </Button>
    )
  return (
    <span className={styles.sure} role="group" aria-label={question}>
      <span>{shownQuestion}</span>
      <Button ref={first} look="outline" size="small" busy={isBusy} onClick={onConfirm}>
        {label}
      </Button>
      <Button look="quiet" size="small" onClick={() => setOpen(false)}>
        {cancel}
      </Button>
      {failure && <span role="alert">{failureText(failure)}</span>}
    </span>
  )
}

/** The pressed button is gone: the focus goes to the one in its place. */
function useFocusOnChange(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current !== isOpen) button.current?.focus()
    before.current = isOpen
  }, [isOpen])
  return button
}
