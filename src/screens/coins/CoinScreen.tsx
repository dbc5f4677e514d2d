import { otherName } from '@/domain/currency/otherName'
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
import { coinSeo } from '../coinSeo'
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
      heading={<Heading coin={coin} />}
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
        {...coinSeo(names, {
          title: (words) => t('seo.coinTitle', words),
          shortTitle: (words) => t('seo.coinTitleShort', words),
          description: (words) => t('seo.coinDescription', words),
        })}
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

function Heading({ coin: { name, ticker, image } }: Pick<CoinData, 'coin'>) {
  const beside = otherName(name, ticker)
  return (
    <span className={styles.name}>
      <CoinIcon image={image} size={40} eager />
      <span>
        {name} {beside && <small>{beside}</small>}
      </span>
    </span>
  )
}
