import { useId, type ReactNode } from 'react'
import styles from './Section.module.css'

type Props = { title: string; lead?: ReactNode; level?: 'h2' | 'h3'; children?: ReactNode }

export function Section({ title, lead, level: Heading = 'h2', children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  )
}
