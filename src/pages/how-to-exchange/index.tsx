import { loadGuides } from '@/screens/guides/loadGuides'
import { loadPage } from '@/screens/loadPage'

export { GuidesScreen as default } from '@/screens/guides/GuidesScreen'
export const getStaticProps = loadPage({ texts: ['guides'], load: loadGuides })
