import { paths } from '@/config/paths'
import { loadPage } from '@/screens/loadPage'
import { loadPair } from '@/screens/pair/loadPair'

export { PairScreen as default } from '@/screens/pair/PairScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  texts: ['buy-sell', 'ramp-pages'],
  load: ({ currencyPair = '' }, locale) => loadPair(paths.buySellCrypto, currencyPair, locale),
})
