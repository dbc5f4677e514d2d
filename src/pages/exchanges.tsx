import { loadPage } from '@/screens/loadPage'

export { OwnExchangesScreen as default } from '@/screens/exchange/OwnExchangesScreen'
export const getStaticProps = loadPage({ texts: ['own-exchanges', 'exchange-status'] })
