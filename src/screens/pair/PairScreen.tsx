import { paths } from '@/config/paths'
import { exchangeRateData } from '@/domain/site/structuredData'
import { linkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { RampSections } from '@/features/rampPages/RampSections'
import { Steps } from '@/features/steps/Steps'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { StructuredDataTag } from '@/shell/StructuredDataTag'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { FormPage } from '../FormPage'
import { PairFigures } from '../PairFigures'
import type { PageProps } from '../loadPage'
import type { PairData } from './loadPair'
import { PairLinks } from './PairLinks'

export function PairScreen({ data }: PageProps<PairData>) {
  const { t } = useTranslation(['exchange', 'footer'])
  const { intl } = useLanguage()
  const { brand } = useAppSelector(selectSite)
  if (!data) return null
  const names = {
    brand: brand.name,
    // With its network, so that no two pairs have one title.
    from: linkedCurrency(data.from).label,
    to: linkedCurrency(data.to).label,
    nameFrom: currencyName(data.from, intl),
    nameTo: currencyName(data.to, intl),
  }
  const hub =
    data.from.isFiat || data.to.isFiat
      ? { name: t('footer:exchange.buySell'), path: paths.buySellCrypto }
      : { name: t('footer:exchange.cryptoToCrypto'), path: paths.cryptoToCrypto }
  return (
    <FormPage title={t('pair.title', names)} lead={t('pair.lead', names)} between={[hub]}>
      {data.rate && (
        <StructuredDataTag data={exchangeRateData(data.from.symbolFront, data.to.symbolFront, data.rate)} />
      )}
      <SeoHead
        title={t('pair.seoTitle', names)}
        description={t('pair.seoDescription', names)}
        picture={`${data.from.symbol}-${data.to.symbol}`}
      />
      <PairFigures facts={data.facts} />
      {data.ramps ? (
        <RampSections direction={data.from.isFiat ? 'buy' : 'sell'} ramps={data.ramps} />
      ) : (
        <Steps />
      )}
      <PairLinks from={data.from} to={data.to} />
    </FormPage>
  )
}
