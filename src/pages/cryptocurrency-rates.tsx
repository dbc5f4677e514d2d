import { loadFiatRates } from '@/screens/coins/loadFiatRates'
import { loadPage } from '@/screens/loadPage'

export { FiatRatesScreen as default } from '@/screens/coins/FiatRatesScreen'
export const getStaticProps = loadPage({ texts: ['all_coins'], load: loadFiatRates })
