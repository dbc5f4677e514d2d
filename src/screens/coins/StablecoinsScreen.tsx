import { paths } from '@/config/paths'
import { CoinList } from '@/features/coins/CoinList'
import { PriceSources } from '@/features/prices/PriceSources'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import type { PageProps } from '../loadPage'
import { CoinsHead } from './CoinsHead'
import styles from './CoinsScreen.module.css'
import type { CoinsData } from './loadCoins'

export function StablecoinsScreen({ data }: PageProps<CoinsData>) {
  const { t } = useTranslation('all_coins')
  const { brand } = useAppSelector(selectSite)
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.stableTitle', { brand: brand.name })} description={t('seo.stableDescription')} />
      <CoinsHead
        title={t('stable.title')}
        lead={t('stable.lead')}
        links={[
          { href: paths.coins, label: t('list.title') },
          { href: paths.rates, label: t('rates.title') },
        ]}
      />
      <CoinList
        fixed="stable"
        first={data?.first ?? []}
        total={data?.total ?? null}
        madeAt={data?.madeAt ?? null}
      />
      <PriceSources />
    </div>
  )
}
