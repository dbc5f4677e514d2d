import { useId, type ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  title: string
  lead?: ReactNode
  level?: 'h2' | 'h3'
  /** Where a table of contents leads to. */ id?: string
  children?: ReactNode
}

export function Section({ title, lead, level: Heading = 'h2', id, children }: Props) {
  const headingId = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  )
}
