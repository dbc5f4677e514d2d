import { loadPage } from '@/screens/loadPage'

export { AmbassadorScreen as default } from '@/screens/affiliate/AmbassadorScreen'
export const getStaticProps = loadPage({
  texts: ['affiliate_program', 'ambassador'],
  prose: 'ambassador-program',
})
