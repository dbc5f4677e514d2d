import type { ReactNode, SyntheticEvent } from 'react'
import { useFocusFirstError } from '@/browser/page/useFocusFirstError'

type Props = { label: string; className?: string; onTry: () => void; children: ReactNode }

export function ValidatedForm({ label, className, onTry, children }: Props) {
  const { form, tried } = useFocusFirstError()
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
