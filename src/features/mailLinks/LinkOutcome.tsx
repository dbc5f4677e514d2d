import type { ReactNode } from 'react'
import { ArrivedSection } from '@/ui/layout/ArrivedSection'
import styles from './LinkOutcome.module.css'

type Props = { title: string; children: ReactNode }

export const LinkOutcome = ({ title, children }: Props) => (
  <ArrivedSection id="link-outcome" title={title} className={styles.outcome}>
    {children}
  </ArrivedSection>
)
