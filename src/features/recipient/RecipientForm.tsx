import { useRef, useState, type ReactNode } from 'react'
import type { Currency } from '@/domain/currency'
import type { RecipientProblems } from '@/domain/recipientProblems'
import { Button } from '@/ui/Button'
import type { AddressTool } from './AddressField'
import { RecipientFields } from './RecipientFields'
import styles from './RecipientForm.module.css'

type Props = {
  from: Currency
  to: Currency
  refused: RecipientProblems
  submitLabel: string
  /** The quote is on its way: going on would agree to nothing. */
  isWaiting: boolean
  onDone: () => void
  head?: ReactNode
  addressTool?: AddressTool
}

/** The addresses with their button; going on shows every problem and leads to the first one. */
export function RecipientForm(props: Props) {
  const { from, to, refused, submitLabel, isWaiting, onDone, head, addressTool } = props
  const [hasTried, setTried] = useState(Object.keys(refused).length > 0)
  const form = useRef<HTMLFormElement>(null)

  const submit = (isFine: boolean) => {
    if (isFine) {
      onDone()
      return
    }
    setTried(true)
    // After the sentences have been drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {head}
      <RecipientFields from={from} to={to} refused={refused} showAll={hasTried} addressTool={addressTool}>
        {({ isChecked, problems }) => {
          const hasProblems = Object.keys(problems).length > 0
          return (
            <Button
              type="submit"
              size="large"
              wide
              busy={isWaiting || (!hasProblems && !isChecked)}
              onClick={() => submit(!hasProblems)}
            >
              {submitLabel}
            </Button>
          )
        }}
      </RecipientFields>
    </form>
  )
}
