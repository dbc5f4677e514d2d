import type { ComponentProps } from 'react'
import styles from './WokenForm.module.css'

type Props = ComponentProps<'form'> & {
  /** What to do instead where no scripts run, because the form could send nothing then. */
  without: string
}

/** A form that only our scripts can send. */
export const WokenForm = ({ without, ...form }: Props) => (
  <>
    <p className={styles.without}>{without}</p>
    <form {...form} className={styles.form} />
  </>
)
