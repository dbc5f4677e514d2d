import { useId, type ReactNode } from 'react'
import styles from './Section.module.css'

type Props = { title: string; lead?: ReactNode; children?: ReactNode }

export function Section({ title, lead, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  )
}
