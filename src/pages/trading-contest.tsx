import { fetchContest } from '@/api/pageData'
import { loadPage } from '@/screens/loadPage'

export { ContestScreen as default } from '@/screens/contest/ContestScreen'
export const getStaticProps = loadPage({
  texts: ['contest'],
  load: async () => ({ data: await fetchContest() }),
})
