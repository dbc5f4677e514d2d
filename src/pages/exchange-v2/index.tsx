import { loadFormPreload } from '@/screens/loadFormPreload'
import { loadPage } from '@/screens/loadPage'

export { ExchangeV2Screen as default } from '@/screens/exchangeV2/ExchangeV2Screen'
export const getStaticProps = loadPage({ load: loadFormPreload })
