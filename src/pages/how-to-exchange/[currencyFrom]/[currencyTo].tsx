import { loadGuide } from '@/screens/guides/loadGuide'
import { loadPage } from '@/screens/loadPage'

export { GuideScreen as default } from '@/screens/guides/GuideScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  texts: ['guides', 'exchange-status'],
  load: ({ currencyFrom = '', currencyTo = '' }, locale) => loadGuide(currencyFrom, currencyTo, locale),
})
