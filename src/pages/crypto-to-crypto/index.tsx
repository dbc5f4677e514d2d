import { loadPage } from '@/screens/loadPage'
import { loadCryptoPairs } from '@/screens/pairs/loadPairs'

export { CryptoPairsScreen as default } from '@/screens/pairs/CryptoPairsScreen'
export const getStaticProps = loadPage({ texts: ['pairs'], load: loadCryptoPairs })
