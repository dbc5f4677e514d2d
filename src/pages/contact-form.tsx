import type { PageConfig } from 'next'

export { ContactFormScreen as default } from '@/screens/contacts/ContactFormScreen'
export { loadContactForm as getServerSideProps } from '@/screens/contacts/loadContactForm'
/** No script: for browsers that run none. */
export const config: PageConfig = { unstable_runtimeJS: false }
