import type { ReactNode } from 'react'
import type { Prose } from '@/domain/text/prose'
import { ProseBody } from '@/features/prose/ProseBody'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { SeoHead } from '@/shell/SeoHead'
import { ContentPage } from './ContentPage'
import type { ContentsEntry } from './Contents'
import { PageActions } from './PageActions'

type Props = {
  prose: Prose
  note?: ReactNode
  /** Left out: to an exchange, and to us. */ actions?: ReactNode
  figure?: ReactNode
  /** Of the text, where it is not the page's. */ language?: Locale | undefined
  /** Where not all have one: languages with a text of the page. */ textLanguages?: readonly string[]
  /** Of `children`. */ more?: readonly ContentsEntry[]
  children?: ReactNode
}

export const ProsePage = ({
  prose,
  note,
  actions,
  figure,
  language,
  textLanguages,
  more = [],
  children,
}: Props) => (
  <ContentPage
    title={prose.heading}
    lead={prose.lead}
    actions={actions ?? <PageActions first="exchange" />}
    figure={figure}
    contents={[...prose.sections, ...more]}
    lang={language && LANGUAGES[language].tag}
  >
    <SeoHead
      title={prose.title}
      description={prose.description}
      isPrivate={prose.missing.length > 0}
      {...(textLanguages && { textLanguages })}
    />
    {note}
    <ProseBody html={prose.html} />
    {children}
  </ContentPage>
)
