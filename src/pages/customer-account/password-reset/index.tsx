import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { PasswordResetScreen as default } from '@/screens/account/PasswordResetScreen'
export const getServerSideProps = loadAccountPage({
  texts: ['sign-in', 'credentials', 'forgot_password'],
  isOpen: true,
})
