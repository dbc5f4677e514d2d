import { VerifyReceipt } from '@/features/receipts/VerifyReceipt'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Section } from '@/ui/layout/Section'
import { WordsBesideForm } from '../WordsBesideForm'

const CHECKS = ['signed', 'own', 'script'] as const

export function VerifyReceiptScreen() {
  const { t } = useTranslation('receipts')
  const { brand } = useAppSelector(selectSite)
  const words = (
    <Section title={t('how.title')}>
      <ul>
        {CHECKS.map((check) => (
          <li key={check}>{t(`how.${check}`)}</li>
        ))}
      </ul>
    </Section>
  )
  return (
    <WordsBesideForm title={t('title')} lead={t('lead')} note={null} words={words} form={<VerifyReceipt />}>
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('lead')} />
    </WordsBesideForm>
  )
}
