import { readBrands } from '@/config/brands'
import { loadPage } from '@/screens/loadPage'

export { BrandPartnersScreen as default } from '@/screens/brandPartners/BrandPartnersScreen'
export const getStaticProps = loadPage({
  texts: ['brand-partners', 'affiliate_program'],
  prose: 'brand-partners',
  load: () => Promise.resolve({ data: readBrands().partners }),
})
