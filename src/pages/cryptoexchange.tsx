import { loadFormPreload } from '@/screens/loadFormPreload'
import { loadPage } from '@/screens/loadPage'

export { LandingScreen as default } from '@/screens/landing/LandingScreen'
export const getStaticProps = loadPage({ prose: 'cryptoexchange', load: loadFormPreload })
