import type { ReactNode } from 'react'
import type { Prose } from '@/domain/text/prose'
import { ProseArticle } from '@/features/prose/ProseArticle'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { SeoHead } from '@/shell/SeoHead'
import styles from './ProsePage.module.css'

type Props = {
  prose: Prose
  note?: ReactNode
  /** Of the text, where it is not the page's. */ language?: Locale | undefined
  /** Where not all have one: languages with a text of the page. */ textLanguages?: readonly string[]
  children?: ReactNode
}

export const ProsePage = ({ prose, note, language, textLanguages, children }: Props) => (
  <>
    <SeoHead
      title={prose.title}
      description={prose.description}
      isPrivate={prose.missing.length > 0}
      {...(textLanguages && { textLanguages })}
    />
    <ProseArticle prose={prose} note={note} lang={language && LANGUAGES[language].tag}>
      <Breadcrumbs name={prose.heading} />
    </ProseArticle>
    {children && <div className={`page ${styles.below}`}>{children}</div>}
  </>
)
