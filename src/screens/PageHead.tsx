import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import styles from './PageHead.module.css'

type Props = {
  title: string
  lead: ReactNode
  between?: ComponentProps<typeof Breadcrumbs>['between']
  children?: ReactNode
}

export const PageHead = ({ title, lead, between, children }: Props) => (
  <header className={styles.head}>
    <Breadcrumbs name={title} between={between} />
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </header>
)
