import { loadPage } from '@/screens/loadPage'

export { LegalScreen as default } from '@/screens/legal/LegalScreen'
export const getStaticProps = loadPage({ texts: ['legal'], prose: 'privacy-policy' })
