import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import { firstInvalid } from '@/browser/firstInvalid'

type Props = { label: string; className?: string; onTry: () => void; children: ReactNode }

/** A form that, once somebody tried to send it, leads to the first field that is marked as wrong. */
export function TriedForm({ label, className, onTry, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onTry()
    // After the sentences have been drawn.
    requestAnimationFrame(() => firstInvalid(form.current)?.focus())
  }
  return (
    <form ref={form} className={className} noValidate aria-label={label} onSubmit={submit}>
      {children}
    </form>
  )
}
