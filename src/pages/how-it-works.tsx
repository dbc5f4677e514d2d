import { loadPage } from '@/screens/loadPage'

export { HowItWorksScreen as default } from '@/screens/prose/HowItWorksScreen'
export const getStaticProps = loadPage({ prose: 'how-it-works' })
