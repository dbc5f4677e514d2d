import { loadPage } from '@/screens/loadPage'
import { loadTether } from '@/screens/tether/loadTether'

export { TetherScreen as default } from '@/screens/tether/TetherScreen'
export const getStaticProps = loadPage({ texts: ['tether'], load: loadTether })
