import { loadBuySell } from '@/screens/buySell/loadBuySell'
import { loadPage } from '@/screens/loadPage'

export { SellScreen as default } from '@/screens/buySell/SellScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  texts: ['buy-sell', 'ramp-pages'],
  load: ({ coinUrl = '' }, locale) => loadBuySell('sell', locale, coinUrl),
})
