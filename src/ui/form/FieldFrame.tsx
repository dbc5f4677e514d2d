import { useId, type ReactNode } from 'react'
import styles from './TextField.module.css'

export type FieldWords = {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** Does not stop anyone. */
  caution?: ReactNode
  success?: ReactNode
}

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type Props = FieldWords & {
  /** Where something else on the page refers to the field; made up otherwise. */
  id?: string | undefined
  tools?: ReactNode
  below?: ReactNode
  children: (wiring: Wiring) => ReactNode
}

export function FieldFrame({
  id: given,
  label,
  hint,
  error,
  caution,
  success,
  tools,
  below,
  children,
}: Props) {
  const own = useId()
  const id = given ?? own
  const note = error || caution || success
  const look = error ? styles.error : caution ? styles.caution : styles.success
  const notes = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': notes || undefined,
        })}
        {tools}
      </div>
      {below}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-note`} className={look} aria-live="polite">
        {note}
      </p>
    </div>
  )
}
