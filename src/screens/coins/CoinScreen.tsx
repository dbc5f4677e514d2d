import { paths } from '@/config/paths'
import { AboutCoin } from '@/features/coin/AboutCoin'
import { CoinActions } from '@/features/coin/CoinActions'
import { CoinMarket } from '@/features/coin/CoinMarket'
import { CoinNetworks } from '@/features/coin/CoinNetworks'
import { CoinPairs } from '@/features/coin/CoinPairs'
import { CoinWords } from '@/features/coin/CoinWords'
import { PriceSources } from '@/features/prices/PriceSources'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import styles from './CoinScreen.module.css'
import type { CoinData } from './loadCoin'

export function CoinScreen({ data }: PageProps<CoinData>) {
  const { t } = useTranslation('all_coins')
  const { brand, isWithoutPrices } = useAppSelector(selectSite)
  if (!data) return null
  const { coin, price, history, figures, facts, partners, limits, words, textLanguages } = data
  const names = { brand: brand.name, name: coin.name, ticker: coin.ticker }
  return (
    <FormPage
      look="paper"
      title={coin.name}
      heading={
        <span className={styles.name}>
          <CoinIcon image={coin.image} size={40} eager />
          <span>
            {coin.name} <small>{coin.ticker}</small>
          </span>
        </span>
      }
      between={[{ name: t('list.title'), path: paths.coins }]}
      beside={
        isWithoutPrices ? undefined : (
          <>
            <CoinMarket
              key={coin.url}
              coin={coin}
              price={price}
              history={history}
              figures={figures}
              facts={facts}
            />
            <PriceSources />
          </>
        )
      }
    >
      <SeoHead
        title={t('seo.coinTitle', names)}
        description={t('seo.coinDescription', names)}
        picture={coin.symbol}
        textLanguages={textLanguages}
      />
      <CoinNetworks coin={coin} limits={limits} hasOwnText={words !== null} />
      {words ? <CoinWords name={coin.name} words={words} /> : <AboutCoin coin={coin} />}
      <CoinActions coin={coin} />
      <CoinPairs coin={coin} partners={partners} />
    </FormPage>
  )
}
