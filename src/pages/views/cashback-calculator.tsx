import type { PageConfig } from 'next'
import { CashbackView, type CashbackViewProps } from '@/screens/views/CashbackView'
import { loadCashbackView } from '@/screens/views/loadCashbackView'

export default function CashbackCalculator(props: CashbackViewProps) {
  return <CashbackView {...props} />
}
export const getServerSideProps = loadCashbackView
/** No script of Next.js: the page is rendered for its query, and an inline script of its own does the rest. */
export const config: PageConfig = { unstable_runtimeJS: false }
