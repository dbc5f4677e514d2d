import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useFocusFirstError } from '@/browser/page/useFocusFirstError'
import type { Currency } from '@/domain/currency/currency'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { Button } from '@/ui/form/Button'
import { type AddressTool, RecipientFields } from './RecipientFields'
import styles from './RecipientForm.module.css'

type Props = {
  from: Currency
  to: Currency
  refused: RecipientProblems
  submitLabel: string
  isWaiting: boolean
  onDone: () => void
  /** A reloaded review: goes on as soon as the restored addresses are found valid. */
  isResumed?: boolean
  head?: ReactNode
  tools?: ReactNode
  /** In place of the fields of the recipient. */
  payout?: ReactNode
  addressTool?: AddressTool
}

export function RecipientForm(props: Props) {
  const { from, to, refused, submitLabel, isWaiting, onDone, isResumed = false } = props
  const { head, tools, payout, addressTool } = props
  const [hasTried, setTried] = useState(false)
  const isRefused = Object.keys(refused).length > 0
  const { form, tried } = useFocusFirstError()

  const submit = (isFine: boolean) => {
    // A text that is no address, such as a recovery phrase, is in the field but not in the draft.
    const hasWithheld = form.current?.querySelector('[data-withheld]')
    if (isFine && !hasWithheld) {
      onDone()
      return
    }
    setTried(true)
    tried()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {head}
      <RecipientFields {...{ from, to, refused, tools, payout, addressTool }} showAll={hasTried || isRefused}>
        {({ isChecked, problems }) => {
          const hasProblems = Object.keys(problems).length > 0
          return (
            <>
              {isResumed && !isWaiting && !hasProblems && isChecked && <Resume onReady={onDone} />}
              <Button
                type="submit"
                size="large"
                wide
                busy={isWaiting || (!hasProblems && !isChecked)}
                onClick={() => submit(!hasProblems)}
              >
                {submitLabel}
              </Button>
            </>
          )
        }}
      </RecipientFields>
    </form>
  )
}

function Resume({ onReady }: { onReady: () => void }) {
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return null
}
