import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { firstInvalid } from '@/browser/firstInvalid'

type Props = { label: string; className?: string; onTry: () => void; children: ReactNode }

/** A form that, once somebody tried to send it, leads to the first field that is marked as wrong. */
export function TriedForm({ label, className, onTry, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  // In one go with what the try has found: an effect runs once the sentences stand in the page.
  useEffect(() => {
    if (tries > 0) firstInvalid(form.current)?.focus()
  }, [tries])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onTry()
    setTries(tries + 1)
  }
  return (
    <form ref={form} className={className} noValidate aria-label={label} onSubmit={submit}>
      {children}
    </form>
  )
}
