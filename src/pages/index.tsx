import { loadHome } from '@/screens/home/loadHome'
import { loadPage } from '@/screens/loadPage'

export { HomeScreen as default } from '@/screens/home/HomeScreen'
export const getStaticProps = loadPage({ load: loadHome })
