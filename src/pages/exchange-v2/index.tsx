import { loadFormFacts } from '@/screens/loadFormFacts'
import { loadPage } from '@/screens/loadPage'

export { ExchangeV2Screen as default } from '@/screens/exchangeV2/ExchangeV2Screen'
export const getStaticProps = loadPage({ load: loadFormFacts })
