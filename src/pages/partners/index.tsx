import { loadAccountPage } from '@/screens/account/loadAccountPage'

export { PartnersScreen as default } from '@/screens/partners/PartnersScreen'
export const getServerSideProps = loadAccountPage({
  texts: ['customer_account', 'partners', 'affiliate_program', 'credentials', 'exchange-status'],
  isOpen: true,
})
