import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { HistoryScreen as default } from '@/screens/account/HistoryScreen'
export const getServerSideProps = loadAccountPage({ texts: ['customer_account', 'exchange-status'] })
