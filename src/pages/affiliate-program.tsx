import { loadPage } from '@/screens/loadPage'

export { AffiliateScreen as default } from '@/screens/affiliate/AffiliateScreen'
export const getStaticProps = loadPage({ texts: ['affiliate_program'], prose: 'affiliate-program' })
