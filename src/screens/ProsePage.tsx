import type { ReactNode } from 'react'
import type { Prose } from '@/domain/text/prose'
import { ProseArticle } from '@/features/prose/ProseArticle'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { SeoHead } from '@/shell/SeoHead'
import styles from './ProsePage.module.css'

type Props = {
  prose: Prose
  note?: ReactNode
  children?: ReactNode
}

export const ProsePage = ({ prose, note, children }: Props) => (
  <>
    <SeoHead title={prose.title} description={prose.description} isPrivate={prose.missing.length > 0} />
    <ProseArticle prose={prose} note={note}>
      <Breadcrumbs name={prose.heading} />
    </ProseArticle>
    {children && <div className={`page ${styles.below}`}>{children}</div>}
  </>
)
