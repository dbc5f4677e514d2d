import { loadPage } from '@/screens/loadPage'

export { StatusV2Screen as default } from '@/screens/exchangeV2/StatusV2Screen'
export const getStaticProps = loadPage({ texts: ['exchange-status'] })
