import { loadDeal } from '@/screens/deal/loadDeal'
import { loadPage } from '@/screens/loadPage'

export { SellScreen as default } from '@/screens/deal/SellScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  texts: ['buy-sell'],
  load: ({ coinUrl = '' }) => loadDeal('sell', coinUrl),
})
