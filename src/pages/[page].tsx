export { AddedPageScreen as default } from '@/screens/prose/AddedPageScreen'
export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'
export { loadAddedPage as getStaticProps } from '@/screens/prose/loadAddedPage'
