import { useTranslation } from 'next-i18next/pages'
import { exchangeRateData } from '@/domain/structuredData'
import { Steps } from '@/features/steps/Steps'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { SeoHead } from '@/shell/SeoHead'
import { StructuredDataTag } from '@/shell/StructuredDataTag'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import type { PairData } from './loadPair'

/** One pair, with the form filled in: /crypto-to-crypto/{pair} and /buy-sell-crypto/{currencyPair}. */
export function PairScreen({ data }: PageProps<PairData>) {
  const { t } = useTranslation(['exchange', 'main-page'])
  const { intl } = useLanguage()
  const { brand } = useAppSelector(selectSite)
  if (!data) return null
  const names = {
    brand: brand.name,
    from: data.from.symbolFront,
    to: data.to.symbolFront,
    nameFrom: currencyName(data.from, intl),
    nameTo: currencyName(data.to, intl),
  }
  return (
    <FormPage title={t('pair.title', names)} lead={t('pair.lead', names)}>
      {data.rate && <StructuredDataTag data={exchangeRateData(names.from, names.to, data.rate)} />}
      <SeoHead
        title={t('pair.seoTitle', names)}
        description={t('pair.seoDescription', names)}
        picture={`${data.from.symbol}-${data.to.symbol}`}
      />
      <Steps />
    </FormPage>
  )
}
