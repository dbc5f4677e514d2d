import { loadPage } from '@/screens/loadPage'
import { loadProviders } from '@/screens/providers/loadProviders'

export { ProvidersScreen as default } from '@/screens/providers/ProvidersScreen'
export const getStaticProps = loadPage({ texts: ['providers'], load: loadProviders })
