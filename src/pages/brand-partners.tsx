import { loadPartners } from '@/screens/brandPartners/loadPartners'
import { loadPage } from '@/screens/loadPage'

export { BrandPartnersScreen as default } from '@/screens/brandPartners/BrandPartnersScreen'
export const getStaticProps = loadPage({
  texts: ['brand-partners'],
  prose: 'brand-partners',
  load: loadPartners,
})
