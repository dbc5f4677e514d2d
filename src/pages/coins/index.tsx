import { loadCoins } from '@/screens/coins/loadCoins'
import { loadPage } from '@/screens/loadPage'

export { CoinsScreen as default } from '@/screens/coins/CoinsScreen'
export const getStaticProps = loadPage({ texts: ['all_coins'], load: loadCoins })
