import { paths } from '@/config/paths'
import { CoinIndex } from '@/features/coins/CoinIndex'
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

export function CoinsScreen({ data }: PageProps<CoinsData>) {
  const { t } = useTranslation('all_coins')
  const { brand } = useAppSelector(selectSite)
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.coinsTitle', { brand: brand.name })} description={t('seo.coinsDescription')} />
      <CoinsHead
        title={t('list.title')}
        lead={t('list.lead')}
        links={[
          { href: paths.stablecoins, label: t('stable.title') },
          { href: paths.rates, label: t('rates.title') },
        ]}
      />
      <CoinList first={data?.first ?? []} total={data?.total ?? null} madeAt={data?.madeAt ?? null} />
      <PriceSources />
      {data && <CoinIndex entries={data.index} />}
    </div>
  )
}
