import { loadBrands } from '@/api/loadBrands'
import { loadPage } from '@/screens/loadPage'

export { BrandPartnersScreen as default } from '@/screens/brandPartners/BrandPartnersScreen'
export const getStaticProps = loadPage({
  texts: ['brand-partners', 'affiliate_program'],
  prose: 'brand-partners',
  load: async () => ({ data: (await loadBrands()).map(({ name, slug }) => ({ name, slug })) }),
})
