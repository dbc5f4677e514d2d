import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { LoyaltyStatusScreen as default } from '@/screens/account/LoyaltyStatusScreen'
export const getServerSideProps = loadAccountPage({ texts: ['customer_account', 'loyalty'] })
