import type { ReactNode } from 'react'
import type { Prose } from '@/domain/text/prose'
import styles from './Prose.module.css'
import { ProseBody } from './ProseBody'

type Props = {
  prose: Prose
  actions?: ReactNode[]
  note?: ReactNode
  /** BCP 47, where it is not the language of the page. */ lang?: string | undefined
  children?: ReactNode
}

export function ProseArticle({ prose, actions = [], note, lang, children }: Props) {
  return (
    <article className={`page ${styles.article}`} lang={lang}>
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
