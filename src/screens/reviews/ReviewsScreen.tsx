import type { ReviewList } from '@/contract/reviews'
import { ReviewEntries } from '@/features/reviews/ReviewEntries'
import { ReviewForm } from '@/features/reviews/ReviewForm'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Section } from '@/ui/layout/Section'
import type { PageProps } from '../loadPage'
import { WordsBesideForm } from '../WordsBesideForm'

const RULES = ['finished', 'checked', 'average'] as const

export function ReviewsScreen({ data }: PageProps<ReviewList>) {
  const { t } = useTranslation('reviews')
  const { brand, sandbox } = useAppSelector(selectSite)
  const words = (
    <>
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
    </>
  )
  return (
    <WordsBesideForm
      title={t('title')}
      lead={t('lead')}
      note={sandbox ? t('sandbox') : null}
      words={words}
      form={<ReviewForm />}
    >
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('seo.description')} />
    </WordsBesideForm>
  )
}
