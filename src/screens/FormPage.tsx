import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import styles from './FormPage.module.css'
import { useOrderStep } from './useOrderStep'

type Props = { crumbs?: ReactNode; title: string; lead: string; beside?: ReactNode; children: ReactNode }

/** What a page is about beside the form to do it with, then its parts one below the other. */
export function FormPage({ crumbs, title, lead, beside, children }: Props) {
  const { t } = useTranslation('exchange')
  const goOn = useOrderStep()
  return (
    <div className={`page ${styles.screen}`}>
      <div>
        {crumbs}
        <div className={styles.top}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {beside}
          </div>
          <ExchangeForm submitLabel={t('form.submit')} onSubmit={goOn} />
        </div>
      </div>
      {children}
    </div>
  )
}
