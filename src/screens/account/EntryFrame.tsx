import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { classes } from '@/ui/classes'
import { Panel } from '@/ui/layout/Panel'
import styles from './EntryFrame.module.css'

type Props = {
  title: string
  lead?: string
  children: ReactNode
  beside?: ReactNode
}

export function EntryFrame({ title, lead, children, beside }: Props) {
  const { t } = useTranslation('sign-in')
  const { brand } = useAppSelector(selectSite)
  return (
    <div className={classes('page', styles.screen)}>
      <SeoHead title={`${title} | ${brand.name}`} description={t('description')} isPrivate />
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles.columns}>
        <Panel>{children}</Panel>
        {beside}
      </div>
    </div>
  )
}
