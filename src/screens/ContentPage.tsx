import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { ContentColumns } from './ContentColumns'
import type { ContentsEntry } from './Contents'
import styles from './ContentPage.module.css'
import { RouteFigure } from './RouteFigure'

type Props = {
  title: string
  lead: ReactNode
  between?: ComponentProps<typeof Breadcrumbs>['between']
  /** Links that look like buttons. */ actions?: ReactNode
  /** Left out: a line with a knot for each part of the page. */ figure?: ReactNode
  contents?: readonly ContentsEntry[]
  form?: ReactNode
  /** BCP 47, where it is not the language of the page. */ lang?: string | undefined
  children: ReactNode
}

/** Of programmes and of help: what it is about and what to do, then the text beside its contents. */
export function ContentPage({
  title,
  lead,
  between,
  actions,
  figure,
  contents = [],
  form,
  lang,
  children,
}: Props) {
  return (
    <div lang={lang}>
      <header className={styles.hero}>
        <div className={`page ${styles.top}`}>
          <div>
            <Breadcrumbs name={title} between={between} />
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {figure ?? <PartsFigure count={contents.length} />}
        </div>
      </header>
      <div className={`page ${styles.rest}`}>
        <ContentColumns contents={contents} form={form}>
          {children}
        </ContentColumns>
      </div>
    </div>
  )
}

const [MIN_PARTS, MAX_PARTS] = [3, 6]

const PartsFigure = ({ count }: { count: number }) => (
  <RouteFigure
    shape="waves"
    now={1}
    knots={Array.from({ length: Math.min(Math.max(count, MIN_PARTS), MAX_PARTS) }, () => ({}))}
  />
)
