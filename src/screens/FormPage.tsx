import type { ComponentProps, ReactNode } from 'react'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { ExchangePath } from './ExchangePath'
import { classes } from '@/ui/classes'
import styles from './FormPage.module.css'
import { useOrderStep } from './useOrderStep'

type Props = {
  title: string
  heading?: ReactNode
  lead?: string
  crumb?: string
  between?: ComponentProps<typeof Breadcrumbs>['between']
  beside?: ReactNode
  /** Its sections are some 250 px high on a phone, which lays them out when they come near the window. */
  hasShortSections?: boolean
  children: ReactNode
}

export function FormPage({
  title,
  heading = title,
  lead,
  crumb = title,
  between,
  beside = <ExchangePath />,
  hasShortSections = false,
  children,
}: Props) {
  const goOn = useOrderStep()
  return (
    <div className={classes('page', styles.screen, hasShortSections && styles.late)}>
      <div>
        <Breadcrumbs name={crumb} between={between} />
        <div className={styles.top}>
          <div className={styles.words}>
            <h1>{heading}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {beside}
          </div>
          <ExchangeForm submit="direction" onSubmit={goOn} />
        </div>
      </div>
      {children}
    </div>
  )
}
