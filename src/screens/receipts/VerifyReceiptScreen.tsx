import { VerifyReceipt } from '@/features/receipts/VerifyReceipt'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { ButtonLink } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { FORM_ANCHOR } from '../ContentColumns'
import { ContentPage } from '../ContentPage'

const CHECKS = ['signed', 'own', 'script'] as const

export function VerifyReceiptScreen() {
  const { t } = useTranslation('receipts')
  const { brand } = useAppSelector(selectSite)
  return (
    <ContentPage
      title={t('title')}
      lead={t('lead')}
      actions={<ButtonLink href={FORM_ANCHOR}>{t('file')}</ButtonLink>}
      form={<VerifyReceipt />}
    >
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('lead')} />
      <Section title={t('how.title')}>
        <ul>
          {CHECKS.map((check) => (
            <li key={check}>{t(`how.${check}`)}</li>
          ))}
        </ul>
      </Section>
    </ContentPage>
  )
}
