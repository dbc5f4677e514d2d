import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { PayoutsScreen as default } from '@/screens/account/PayoutsScreen'
export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'exchange-status', 'credentials'],
})
