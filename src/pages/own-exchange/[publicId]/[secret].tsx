import type { PageConfig } from 'next'

export { OwnExchangeScreen as default } from '@/screens/exchange/plain/OwnExchangeScreen'
export { loadOwnExchange as getServerSideProps } from '@/screens/exchange/plain/loadOwnExchange'
/** No script: for browsers that run none. */
export const config: PageConfig = { unstable_runtimeJS: false }
