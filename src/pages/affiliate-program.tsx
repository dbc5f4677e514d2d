import { loadPage } from '@/screens/loadPage'

export { ProseScreen as default } from '@/screens/prose/ProseScreen'
export const getStaticProps = loadPage({ prose: 'affiliate-program' })
