import { useTranslation } from 'next-i18next/pages'
import { AboutCoin } from '@/features/coin/AboutCoin'
import { CoinMarket } from '@/features/coin/CoinMarket'
import { CoinNetworks } from '@/features/coin/CoinNetworks'
import { CoinPairs } from '@/features/coin/CoinPairs'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { CoinIcon } from '@/ui/CoinIcon'
import type { PageProps } from '../loadPage'
import { useOrderStep } from '../useOrderStep'
import styles from './CoinScreen.module.css'
import type { CoinData } from './loadCoin'

/** One coin on all its networks: /coins/{coinUrl}. */
export function CoinScreen({ data }: PageProps<CoinData>) {
  const { t } = useTranslation(['coins', 'exchange'])
  const { brand } = useAppSelector(selectSite)
  const lead = useOrderStep()
  if (!data) return null
  const { coin, price, history, partners } = data
  const names = { brand: brand.name, name: coin.name, ticker: coin.ticker }
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.coinTitle', names)} description={t('seo.coinDescription', names)} />
      <div className={styles.top}>
        <div>
          <h1 className={styles.name}>
            <CoinIcon image={coin.image} size={40} eager />
            <span>
              {coin.name} <small>{coin.ticker}</small>
            </span>
          </h1>
          {/* Another coin is another market: nothing of the last one's chart may stay. */}
          <CoinMarket key={coin.url} coin={coin} price={price} history={history} />
        </div>
        <ExchangeForm submitLabel={t('exchange:form.submit')} onSubmit={lead} />
      </div>
      <CoinNetworks coin={coin} />
      <AboutCoin coin={coin} />
      <CoinPairs coin={coin} partners={partners} />
    </div>
  )
}
