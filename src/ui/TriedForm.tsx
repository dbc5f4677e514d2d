import type { ReactNode, SyntheticEvent } from 'react'
import { useTries } from '@/browser/useTries'

type Props = { label: string; className?: string; onTry: () => void; children: ReactNode }

/** A form that, once somebody tried to send it, leads to the first field that is marked as wrong. */
export function TriedForm({ label, className, onTry, children }: Props) {
  const { form, tried } = useTries()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onTry()
    tried()
  }
  return (
    <form ref={form} className={className} noValidate aria-label={label} onSubmit={submit}>
      {children}
    </form>
  )
}
