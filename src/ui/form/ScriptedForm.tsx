import type { ComponentProps } from 'react'
import styles from './ScriptedForm.module.css'

type Props = ComponentProps<'form'> & {
  /** What to do instead where no scripts run, because the form could send nothing then. */
  without: string
}

export const ScriptedForm = ({ without, ...form }: Props) => (
  <>
    <p className={styles.without}>{without}</p>
    <form {...form} className={styles.form} />
  </>
)
