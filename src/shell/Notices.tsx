import { AnnouncementNotices } from '@/features/notices/AnnouncementNotices'
import { AppBanner } from '@/features/notices/AppBanner'
import { CookieNotice } from '@/features/notices/CookieNotice'
import { InsecureOverlay } from '@/features/notices/InsecureOverlay'
import { MaintenanceNotice } from '@/features/notices/MaintenanceNotice'
import { NoticeStack } from '@/features/notices/NoticeStack'
import { UpdateNotice } from '@/features/notices/UpdateNotice'

/** None of these shifts the layout. */
export function Notices() {
  return (
    <>
      <InsecureOverlay />
      <NoticeStack>
        <AnnouncementNotices />
        <MaintenanceNotice />
        <UpdateNotice />
        <AppBanner />
        <CookieNotice />
      </NoticeStack>
    </>
  )
}
