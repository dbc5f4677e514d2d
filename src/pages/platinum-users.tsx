import { loadPage } from '@/screens/loadPage'

export { PlatinumScreen as default } from '@/screens/loyalty/PlatinumScreen'
export const getStaticProps = loadPage({ texts: ['loyalty'], prose: 'platinum-users' })
