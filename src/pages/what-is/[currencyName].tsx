import { loadPage } from '@/screens/loadPage'
import { loadWhatIs } from '@/screens/whatIs/loadWhatIs'

export { WhatIsScreen as default } from '@/screens/whatIs/WhatIsScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export const getStaticProps = loadPage({
  texts: ['guides'],
  load: ({ currencyName = '' }) => loadWhatIs(currencyName),
})
