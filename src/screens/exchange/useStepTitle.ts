import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'

/** A tab's title names the step after the first one: «Review · Exchange crypto step by step | Halyard». */
export function useStepTitle(): string {
  const { t } = useTranslation('exchange')
  const { brand } = useAppSelector(selectSite)
  const { step } = useRouter().query
  const title = t('seo.title', { brand: brand.name })
  return step === 'address' || step === 'review' ? `${t(`flow.${step}`)} · ${title}` : title
}
