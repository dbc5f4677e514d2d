import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Panel } from '@/ui/layout/Panel'
import styles from './ContentColumns.module.css'
import { Contents, type ContentsEntry } from './Contents'

/** What an action at the top of the page leads to. */
export const FORM_ANCHOR = '#form'

type Props = {
  contents?: readonly ContentsEntry[]
  /** What visitors are here for, in a panel of its own. */ form?: ReactNode
  children: ReactNode
}

/** A text beside its contents, or beside a form. */
export function ContentColumns({ contents = [], form, children }: Props) {
  const hasContents = contents.length > 1
  return (
    <div
      className={classes(
        styles.columns,
        hasContents && styles.withContents,
        Boolean(form) && styles.withForm,
      )}
    >
      {hasContents && <Contents entries={contents} />}
      <div className={styles.content}>{children}</div>
      {form && (
        <div id={FORM_ANCHOR.slice(1)}>
          <Panel>{form}</Panel>
        </div>
      )}
    </div>
  )
}
