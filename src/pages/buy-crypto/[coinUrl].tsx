import { loadDeal } from '@/screens/deal/loadDeal'
import { loadPage } from '@/screens/loadPage'

export { BuyScreen as default } from '@/screens/deal/BuyScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  texts: ['buy-sell'],
  load: ({ coinUrl = '' }) => loadDeal('buy', coinUrl),
})
