import { loadPage } from '@/screens/loadPage'

export { ProgrammeScreen as default } from '@/screens/affiliate/ProgrammeScreen'
export const getStaticProps = loadPage({ prose: 'ambassador-program' })
