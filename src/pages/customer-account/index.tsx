import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { SignInScreen as default } from '@/screens/account/SignInScreen'
export const getServerSideProps = loadAccountPage({ texts: ['sign-in', 'credentials'], isOpen: true })
