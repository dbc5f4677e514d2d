import type { PageConfig } from 'next'

export { PlainFormScreen as default } from '@/screens/exchange/plain/PlainFormScreen'
export { loadPlainForm as getServerSideProps } from '@/screens/exchange/plain/loadPlainForm'
/** No script: for browsers that run none. */
export const config: PageConfig = { unstable_runtimeJS: false }
