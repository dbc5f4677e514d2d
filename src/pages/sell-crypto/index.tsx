import { loadBuySell } from '@/screens/buySell/loadBuySell'
import { loadPage } from '@/screens/loadPage'

export { SellScreen as default } from '@/screens/buySell/SellScreen'
export const getStaticProps = loadPage({
  texts: ['buy-sell', 'ramp-pages'],
  load: (_, locale) => loadBuySell('sell', locale),
})
