import { useEffect, useEffectEvent } from 'react'
import { AppBanner } from '@/features/notices/AppBanner'
import { CookieNotice } from '@/features/notices/CookieNotice'
import { InsecureOverlay } from '@/features/notices/InsecureOverlay'
import { MaintenanceNotice } from '@/features/notices/MaintenanceNotice'
import { NoticeStack } from '@/features/notices/NoticeStack'
import { UpdateNotice } from '@/features/notices/UpdateNotice'
import { useAppSelector } from '@/store/hooks'
import { selectAnnouncements } from '@/store/slices/otherSlice'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

const importAnnouncements = () =>
  import('@/features/notices/AnnouncementNotices').then((module) => module.AnnouncementNotices)

/** None of these shifts the layout. */
export function Notices() {
  return (
    <>
      <InsecureOverlay />
      <NoticeStack>
        <Announced />
        <MaintenanceNotice />
        <UpdateNotice />
        <AppBanner />
        <CookieNotice />
      </NoticeStack>
    </>
  )
}

/** Most visits have none, so their code comes with the first; the list of each minute tries again what was not loaded. */
function Announced() {
  const announcements = useAppSelector(selectAnnouncements)
  const { Component, want } = useOnDemand(importAnnouncements)
  const load = useEffectEvent(() => {
    if (announcements.length > 0 && !Component) want()
  })
  useEffect(() => load(), [announcements])
  return Component && <Component />
}
