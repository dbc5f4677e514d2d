import type { ReactNode } from 'react'
import styles from './Callout.module.css'

type Props = {
  tone?: 'warm' | 'plain' | 'bad' | 'good'
  title?: ReactNode
  children?: ReactNode
  /** `alert` interrupts a screen reader: only for what has just gone wrong. */
  role?: 'alert' | 'status'
}

export function Callout({ tone = 'warm', title, children, role }: Props) {
  return (
    <div className={`${styles.callout} ${styles[tone]}`} role={role}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
