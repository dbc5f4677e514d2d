import { Component, type ReactNode } from 'react'
import { AppBanner } from '@/features/notices/AppBanner'
import { CookieNotice } from '@/features/notices/CookieNotice'
import { InsecureOverlay } from '@/features/notices/InsecureOverlay'
import { MaintenanceNotice } from '@/features/notices/MaintenanceNotice'
import { NoticeStack } from '@/features/notices/NoticeStack'
import { DeferredTasks } from './DeferredTasks'

/** What is loaded once the page is idle; nothing on the page depends on it. */
export const DeferredParts = () => (
  <>
    <SilentErrorBoundary>
      <DeferredTasks />
    </SilentErrorBoundary>
    <SilentErrorBoundary>
      <Notices />
    </SilentErrorBoundary>
  </>
)

/** None of these shifts the layout. */
function Notices() {
  return (
    <>
      <InsecureOverlay />
      <NoticeStack>
        <MaintenanceNotice />
        <AppBanner />
        <CookieNotice />
      </NoticeStack>
    </>
  )
}

/** A part that breaks disappears, and the page stays. React logs to the console. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { hasBroken: boolean }> {
  static getDerivedStateFromError() {
    return { hasBroken: true }
  }
  override state = { hasBroken: false }

  override render() {
    return this.state.hasBroken ? null : this.props.children
  }
}
