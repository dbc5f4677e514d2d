import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { OverviewScreen as default } from '@/screens/account/OverviewScreen'
export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'credentials', 'exchange-status'],
})
