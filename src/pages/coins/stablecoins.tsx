import { loadStablecoins } from '@/screens/coins/loadCoins'
import { loadPage } from '@/screens/loadPage'

export { StablecoinsScreen as default } from '@/screens/coins/StablecoinsScreen'
export const getStaticProps = loadPage({ texts: ['all_coins'], load: loadStablecoins })
