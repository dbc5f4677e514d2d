import { loadGuide } from '@/screens/guides/loadGuide'
import { loadPage } from '@/screens/loadPage'

export { GuideScreen as default } from '@/screens/guides/GuideScreen'
export { madeOnRequest as getStaticPaths } from '@/screens/madeOnRequest'
export const getStaticProps = loadPage({
  texts: ['guides', 'exchange-status'],
  load: ({ currencyFrom = '', currencyTo = '' }) => loadGuide(currencyFrom, currencyTo),
})
