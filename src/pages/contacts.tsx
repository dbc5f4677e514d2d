import { capabilities } from '@/config/capabilities'
import type { ContactsData } from '@/screens/contacts/ContactsScreen'
import { loadPage } from '@/screens/loadPage'

export { ContactsScreen as default } from '@/screens/contacts/ContactsScreen'
export const getStaticProps = loadPage<ContactsData>({
  texts: ['contacts'],
  load: () => Promise.resolve({ data: { isRead: capabilities().messages } }),
})
