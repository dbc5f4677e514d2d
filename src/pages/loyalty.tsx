import { loadPage } from '@/screens/loadPage'

export { LoyaltyScreen as default } from '@/screens/loyalty/LoyaltyScreen'
export const getStaticProps = loadPage({ texts: ['loyalty'] })
