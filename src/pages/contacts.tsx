import { loadPage } from '@/screens/loadPage'

export { ContactsScreen as default } from '@/screens/contacts/ContactsScreen'
export const getStaticProps = loadPage({ texts: ['contacts'] })
