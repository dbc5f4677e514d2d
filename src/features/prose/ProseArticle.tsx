import type { ReactNode } from 'react'
import type { Prose } from '@/domain/prose'
import styles from './Prose.module.css'
import { ProseBody } from './ProseBody'

type Props = {
  prose: Prose
  /** What can be done at once, below the lead. */
  actions?: ReactNode[]
  /** Below the lead: what has to be known first. */
  note?: ReactNode
  /** Above the heading. */
  children?: ReactNode
}

/** A page of prose as a whole. */
export function ProseArticle({ prose, actions = [], note, children }: Props) {
  return (
    <article className={`page ${styles.article}`}>
      <header>
        {children}
        <h1>{prose.heading}</h1>
        <p className={styles.lead}>{prose.lead}</p>
        {note}
        {actions.length > 0 && <div className={styles.actions}>{actions}</div>}
      </header>
      <ProseBody html={prose.html} />
    </article>
  )
}
