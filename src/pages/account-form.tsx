import type { PageConfig } from 'next'

export { AccountFormScreen as default } from '@/screens/account/plain/AccountFormScreen'
export { loadAccountForm as getServerSideProps } from '@/screens/account/plain/loadAccountForm'
/** No script: for browsers that run none. */
export const config: PageConfig = { unstable_runtimeJS: false }
