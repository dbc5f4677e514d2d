import type { ComponentProps, ReactNode } from 'react'
import styles from './ScriptedForm.module.css'

type Props = ComponentProps<'form'> & {
  without: ReactNode
}

export const ScriptedForm = ({ without, ...form }: Props) => (
  <>
    <p className={styles.without}>{without}</p>
    <form {...form} className={styles.form} />
  </>
)
