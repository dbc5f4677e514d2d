import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { NewPasswordScreen as default } from '@/screens/account/NewPasswordScreen'
export const getServerSideProps = loadAccountPage({
  texts: ['sign-in', 'credentials', 'forgot_password'],
  isOpen: true,
})
