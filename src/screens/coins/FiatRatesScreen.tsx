import { paths } from '@/config/paths'
import { FiatRates } from '@/features/fiatRates/FiatRates'
import { PriceSources } from '@/features/prices/PriceSources'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { CoinsHead } from './CoinsHead'
import styles from './CoinsScreen.module.css'
import type { PageProps } from '../loadPage'
import type { FiatRatesData } from './loadFiatRates'

export function FiatRatesScreen({ data }: PageProps<FiatRatesData>) {
  const { t } = useTranslation('all_coins')
  const { brand } = useAppSelector(selectSite)
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.ratesTitle', { brand: brand.name })} description={t('seo.ratesDescription')} />
      <CoinsHead
        title={t('rates.title')}
        lead={t('rates.lead')}
        links={[
          { href: paths.coins, label: t('list.title') },
          { href: paths.stablecoins, label: t('stable.title') },
        ]}
      />
      <FiatRates table={data?.table ?? null} prices={data?.prices ?? null} weeks={data?.weeks ?? {}} />
      <PriceSources />
    </div>
  )
}
