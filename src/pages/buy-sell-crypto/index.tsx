import { loadPage } from '@/screens/loadPage'
import { loadFiatPairs } from '@/screens/pairs/loadPairs'

export { FiatPairsScreen as default } from '@/screens/pairs/FiatPairsScreen'
export const getStaticProps = loadPage({ texts: ['pairs', 'ramp-pages'], load: loadFiatPairs })
