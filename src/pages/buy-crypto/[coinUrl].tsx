import { loadBuySell } from '@/screens/buySell/loadBuySell'
import { loadPage } from '@/screens/loadPage'

export { BuyScreen as default } from '@/screens/buySell/BuyScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  texts: ['buy-sell', 'ramp-pages'],
  load: ({ coinUrl = '' }, locale) => loadBuySell('buy', locale, coinUrl),
})
