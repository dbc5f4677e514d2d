import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { ConfirmationScreen as default } from '@/screens/account/ConfirmationScreen'
export const getServerSideProps = loadAccountPage({ texts: ['sign-in', 'credentials'], isOpen: true })
