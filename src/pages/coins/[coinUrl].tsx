import { loadCoin } from '@/screens/coins/loadCoin'
import { loadPage } from '@/screens/loadPage'

export { CoinScreen as default } from '@/screens/coins/CoinScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  texts: ['all_coins'],
  load: ({ coinUrl = '' }, locale) => loadCoin(coinUrl, locale),
})
