import { loadPage } from '@/screens/loadPage'
import { loadWhatIs } from '@/screens/whatIs/loadWhatIs'

export { WhatIsScreen as default } from '@/screens/whatIs/WhatIsScreen'
export { madeOnRequest as getStaticPaths } from '@/screens/madeOnRequest'
export const getStaticProps = loadPage({
  texts: ['guides'],
  load: ({ currencyName = '' }) => loadWhatIs(currencyName),
})
