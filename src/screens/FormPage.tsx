import type { ComponentProps, ReactNode } from 'react'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { classes } from '@/ui/classes'
import { ContentColumns } from './ContentColumns'
import type { ContentsEntry } from './Contents'
import { ExchangePath } from './ExchangePath'
import styles from './FormPage.module.css'
import { useOrderStep } from './useOrderStep'

type Props = {
  title: string
  heading?: ReactNode
  lead?: string
  crumb?: string
  between?: ComponentProps<typeof Breadcrumbs>['between']
  beside?: ReactNode
  contents?: readonly ContentsEntry[]
  /** `paper`: what stands beside the form is more than words. */
  look?: 'hero' | 'paper'
  /** Its sections are some 250 px high on a phone, which lays them out when they come near the window. */
  hasShortSections?: boolean
  children: ReactNode
}

/** As ContentPage, with the form for what it offers at its top. */
export function FormPage({
  title,
  heading = title,
  lead,
  crumb = title,
  between,
  beside = <ExchangePath />,
  contents = [],
  look = 'hero',
  hasShortSections = false,
  children,
}: Props) {
  const goOn = useOrderStep()
  return (
    <div>
      <header className={classes(styles.head, look === 'hero' && styles.hero)}>
        <div className={classes('page', styles.top)}>
          <div className={styles.words}>
            <Breadcrumbs name={crumb} between={between} />
            <h1>{heading}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {beside}
          </div>
          <ExchangeForm submit="direction" onSubmit={goOn} />
        </div>
      </header>
      <div className={classes('page', styles.rest, hasShortSections && styles.late)}>
        <ContentColumns contents={contents}>{children}</ContentColumns>
      </div>
    </div>
  )
}
