import type { PageConfig } from 'next'
import { OfflineScreen, type OfflineScreenProps } from '@/screens/offline/OfflineScreen'
import { loadOfflinePage } from '@/screens/offline/loadOfflinePage'

export default function Offline(props: OfflineScreenProps) {
  return <OfflineScreen {...props} />
}
export const getServerSideProps = loadOfflinePage
/** No script of Next.js: it has to work without a connection. */
export const config: PageConfig = { unstable_runtimeJS: false }
