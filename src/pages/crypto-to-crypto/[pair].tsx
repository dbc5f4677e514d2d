import { paths } from '@/config/paths'
import { loadPage } from '@/screens/loadPage'
import { loadPair } from '@/screens/pair/loadPair'

export { PairScreen as default } from '@/screens/pair/PairScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  load: ({ pair = '' }, locale) => loadPair(paths.cryptoToCrypto, pair, locale),
})
