import { loadPage } from '@/screens/loadPage'

export { FaqScreen as default } from '@/screens/faq/FaqScreen'
export const getStaticProps = loadPage({ texts: ['faq'] })
