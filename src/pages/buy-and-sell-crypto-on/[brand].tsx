import { loadBrand } from '@/screens/brand/loadBrand'
import { loadPage } from '@/screens/loadPage'

export { BrandScreen as default } from '@/screens/brand/BrandScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({ texts: ['buy-sell'], load: ({ brand = '' }) => loadBrand(brand) })
