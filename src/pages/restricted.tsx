import { loadPage } from '@/screens/loadPage'

export { RestrictedScreen as default } from '@/screens/restricted/RestrictedScreen'
export const getStaticProps = loadPage({})
