import { AppBanner } from '@/features/notices/AppBanner'
import { CookieNotice } from '@/features/notices/CookieNotice'
import { InsecureOverlay } from '@/features/notices/InsecureOverlay'
import { MaintenanceNotice } from '@/features/notices/MaintenanceNotice'
import { NoticeStack } from '@/features/notices/NoticeStack'

/** The list of all that may lie over a page. None of it moves what is under it. */
export function Notices() {
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
