import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Illustration } from './Illustration'

type Props = { title: string; children?: ReactNode }

/** A list without entries yet; below its title what fills it. */
export const EmptyState = ({ title, children }: Props) => (
  <div className={styles.empty}>
    <Illustration name="empty" />
    <p className={styles.title}>{title}</p>
    {children}
  </div>
)
