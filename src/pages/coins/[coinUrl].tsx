import { loadCoin } from '@/screens/coins/loadCoin'
import { loadPage } from '@/screens/loadPage'

export { CoinScreen as default } from '@/screens/coins/CoinScreen'
export { madeOnRequest as getStaticPaths } from '@/screens/madeOnRequest'
export const getStaticProps = loadPage({
  texts: ['all_coins'],
  load: ({ coinUrl = '' }) => loadCoin(coinUrl),
})
