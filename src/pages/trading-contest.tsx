import { loadContest } from '@/screens/contest/loadContest'
import { loadPage } from '@/screens/loadPage'

export { ContestScreen as default } from '@/screens/contest/ContestScreen'
export const getStaticProps = loadPage({ texts: ['contest'], load: loadContest })
