import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { LoyaltyStandingScreen as default } from '@/screens/account/LoyaltyStandingScreen'
export const getServerSideProps = loadAccountPage({ texts: ['customer_account', 'loyalty'] })
