import type { ReviewList } from '@/contract/reviews'
import { ReviewEntries } from '@/features/reviews/ReviewEntries'
import { ReviewForm } from '@/features/reviews/ReviewForm'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { ButtonLink } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { FORM_ANCHOR } from '../ContentColumns'
import { ContentPage } from '../ContentPage'
import type { PageProps } from '../loadPage'

const RULES = ['finished', 'checked', 'average'] as const

export function ReviewsScreen({ data }: PageProps<ReviewList>) {
  const { t } = useTranslation('reviews')
  const { brand, sandbox } = useAppSelector(selectSite)
  return (
    <ContentPage
      title={t('title')}
      lead={t('lead')}
      actions={<ButtonLink href={FORM_ANCHOR}>{t('form.title')}</ButtonLink>}
      form={<ReviewForm />}
    >
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('seo.description')} />
      {sandbox && <Callout title={t('sandbox')} />}
      <ReviewEntries first={data} />
      <Section title={t('rules.title')}>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </Section>
    </ContentPage>
  )
}
