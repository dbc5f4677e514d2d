import { loadPage } from '@/screens/loadPage'

export { VerifyReceiptScreen as default } from '@/screens/receipts/VerifyReceiptScreen'
export const getStaticProps = loadPage({ texts: ['receipts'] })
