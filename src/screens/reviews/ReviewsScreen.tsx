import { useTranslation } from 'next-i18next/pages'
import type { ReviewList } from '@/domain/review'
import { ReviewEntries } from '@/features/reviews/ReviewEntries'
import { ReviewForm } from '@/features/reviews/ReviewForm'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { Callout } from '@/ui/Callout'
import { Panel } from '@/ui/Panel'
import { Section } from '@/ui/Section'
import type { PageProps } from '../loadPage'
import styles from './ReviewsScreen.module.css'

const RULES = ['finished', 'checked', 'average'] as const

export function ReviewsScreen({ data }: PageProps<ReviewList>) {
  const { t } = useTranslation('reviews')
  const { brand, sandbox } = useAppSelector(selectSite)
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('seo.description')} />
      <header>
        <Breadcrumbs name={t('title')} />
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {sandbox && <Callout title={t('sandbox')} />}
      <div className={styles.columns}>
        <div className={styles.words}>
          <Section title={t('list.title')}>
            <ReviewEntries first={data} />
          </Section>
          <Section title={t('rules.title')}>
            <ul>
              {RULES.map((rule) => (
                <li key={rule}>{t(`rules.${rule}`)}</li>
              ))}
            </ul>
          </Section>
        </div>
        <Panel>
          <ReviewForm />
        </Panel>
      </div>
    </div>
  )
}
