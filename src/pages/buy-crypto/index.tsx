import { loadBuySell } from '@/screens/buySell/loadBuySell'
import { loadPage } from '@/screens/loadPage'

export { BuyScreen as default } from '@/screens/buySell/BuyScreen'
export const getStaticProps = loadPage({
  texts: ['buy-sell', 'ramp-pages'],
  load: (_, locale) => loadBuySell('buy', locale),
})
