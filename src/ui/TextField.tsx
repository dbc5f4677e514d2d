import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './TextField.module.css'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** What helps to fill the field in; read with the field. */
  hint?: ReactNode
  /** What is wrong with it, in a sentence; the field is then marked invalid. */
  error?: ReactNode
  /** Something worth a second look that does not stop anyone. */
  caution?: ReactNode
  /** Buttons that stand in the field, such as paste. */
  children?: ReactNode
}

export function TextField({ label, hint, error, caution, children, ...input }: Props) {
  const id = useId()
  const notes = [hint && `${id}-hint`, (error || caution) && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <input
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-note`} className={error ? styles.error : styles.caution} aria-live="polite">
        {error || caution}
      </p>
    </div>
  )
}
