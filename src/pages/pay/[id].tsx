import type { PageConfig } from 'next'

export { PayScreen as default } from '@/screens/exchange/pay/PayScreen'
export { loadPay as getServerSideProps } from '@/screens/exchange/pay/loadPay'
/** No script: it works in every browser, and nothing of a payer is stored in one. */
export const config: PageConfig = { unstable_runtimeJS: false }
