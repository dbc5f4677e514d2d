import type { ReactNode } from 'react'
import { Callout } from '@/ui/feedback/Callout'
import { Panel } from '@/ui/layout/Panel'
import { PageHead } from './PageHead'
import styles from './WordsBesideForm.module.css'

type Props = {
  title: string
  lead: string
  note: string | null
  words: ReactNode
  form: ReactNode
  children: ReactNode
}

export const WordsBesideForm = ({ title, lead, note, words, form, children }: Props) => (
  <div className={`page ${styles.screen}`}>
    {children}
    <PageHead title={title} lead={lead} />
    {note && <Callout title={note} />}
    <div className={styles.columns}>
      <div className={styles.words}>{words}</div>
      {form && <Panel>{form}</Panel>}
    </div>
  </div>
)
