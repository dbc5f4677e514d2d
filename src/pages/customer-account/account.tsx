import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { SettingsScreen as default } from '@/screens/account/SettingsScreen'
export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'account-settings', 'credentials'],
})
