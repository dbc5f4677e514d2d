import { useEffect } from 'react'
import { fetchAnnouncements } from '@/api/announcements'
import { startLoop } from '@/browser/page/loop'
import { waitFromLoad } from '@/browser/page/pageLoad'
import * as timings from '@/config/timings'
import { isNotOffered } from '@/domain/text/failure'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppDispatch } from '@/store/hooks'
import { announcementsArrived } from '@/store/slices/otherSlice'

/** With the session and then each minute. A page from the cache may be older than what is announced. */
export function useAnnouncementLoop() {
  const dispatch = useAppDispatch()
  const { locale } = useLanguage()
  useEffect(() => {
    let isGone = false
    const loop = startLoop(
      async () => {
        try {
          const arrived = await fetchAnnouncements(locale)
          if (!isGone) dispatch(announcementsArrived({ locale, list: arrived }))
        } catch (error) {
          // Silent: what the page was made with stays, and the next turn tries again.
          if (isNotOffered(error)) loop.stop()
        }
      },
      { after: waitFromLoad(timings.sessionStart), every: timings.sessionRefresh },
    )
    return () => {
      isGone = true
      loop.stop()
    }
  }, [dispatch, locale])
}
