import { loadDeal } from '@/screens/deal/loadDeal'
import { loadPage } from '@/screens/loadPage'

export { BuyScreen as default } from '@/screens/deal/BuyScreen'
export const getStaticProps = loadPage({ texts: ['buy-sell'], load: () => loadDeal('buy') })
