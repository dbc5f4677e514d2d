import { paths } from '@/config/paths'
import { exchangeRateData } from '@/domain/site/structuredData'
import { pairTickers } from '@/features/curatedLinks/linkedCurrency'
import { RampSections } from '@/features/rampPages/RampSections'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { StructuredDataTag } from '@/shell/StructuredDataTag'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import { PairFigures } from '../PairFigures'
import type { PageProps } from '../loadPage'
import { headingNames, pairSeo } from '../pairSeo'
import type { PairData } from './loadPair'
import { PairLinks } from './PairLinks'

export function PairScreen({ data }: PageProps<PairData>) {
  const { t } = useTranslation(['exchange', 'footer', 'main-page'])
  const { intl } = useLanguage()
  const { brand } = useAppSelector(selectSite)
  if (!data) return null
  const pair = { from: data.from, to: data.to, intl, brand: brand.name }
  const hasBank = data.from.isFiat || data.to.isFiat
  const direction = data.from.isFiat ? 'buy' : 'sell'
  const hub = hasBank
    ? { name: t('footer:exchange.buySell'), path: paths.buySellCrypto }
    : { name: t('footer:exchange.cryptoToCrypto'), path: paths.cryptoToCrypto }
  return (
    <FormPage
      title={t('pair.title', headingNames(pair))}
      lead={data.lead || t('pair.lead', pairTickers(data.from, data.to))}
      between={[hub]}
    >
      {data.rate && (
        <StructuredDataTag data={exchangeRateData(data.from.symbolFront, data.to.symbolFront, data.rate)} />
      )}
      <SeoHead
        {...pairSeo(pair, {
          title: (words) => t('pair.seoTitle', words),
          shortTitle: (words) => t('pair.seoTitleShort', words),
          description: (words) => t(hasBank ? 'pair.seoDescriptionBank' : 'pair.seoDescription', words),
        })}
        picture={`${data.from.symbol}-${data.to.symbol}`}
      />
      <PairFigures facts={data.facts} />
      {data.ramps && <RampSections direction={direction} ramps={data.ramps} />}
      {data.how && (
        <Section id="how-it-works" title={t('main-page:steps.title')} lead={data.how.asOf}>
          <NumberedSteps steps={data.how.steps} />
        </Section>
      )}
      <PairLinks from={data.from} to={data.to} />
    </FormPage>
  )
}
