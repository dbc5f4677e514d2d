import { loadFormPreload } from '@/screens/loadFormPreload'
import { loadPage } from '@/screens/loadPage'

export { ExchangeScreen as default } from '@/screens/exchange/ExchangeScreen'
export const getStaticProps = loadPage({ texts: ['exchange-status'], load: loadFormPreload })
