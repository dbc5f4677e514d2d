import { useTranslation } from 'next-i18next/pages'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { ProseBody } from '@/features/prose/ProseBody'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { SeoHead } from '@/shell/SeoHead'
import type { PageProps } from '../loadPage'
import { useOrderStep } from '../useOrderStep'
import styles from './LandingScreen.module.css'

/** What a page is about beside the form to do it with, then its words: /crypto, /no-sign-up-exchange and their like. */
export function LandingScreen({ prose }: PageProps) {
  const { t } = useTranslation('exchange')
  const lead = useOrderStep()
  usePrefill()
  if (!prose) return null
  return (
    <>
      <SeoHead title={prose.title} description={prose.description} />
      <div className={`page ${styles.top}`}>
        <div>
          <Breadcrumbs name={prose.heading} />
          <h1>{prose.heading}</h1>
          <p className={styles.lead}>{prose.lead}</p>
        </div>
        <ExchangeForm submitLabel={t('form.submit')} onSubmit={lead} />
      </div>
      <div className={`page ${styles.words}`}>
        <ProseBody html={prose.html} />
      </div>
    </>
  )
}
