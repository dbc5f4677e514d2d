import type { announcements as contract } from '@/contract/announcements'
import { asLocale } from '@/i18n/languages'
import { announcedText } from '@/domain/site/announcement'
import { shownAnnouncements } from '@/server/announcements/storedAnnouncements'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

export const getAnnouncements: ApiHandler<typeof contract.list> = async ({ query: { language } }) => {
  const shown = await shownAnnouncements(Date.now())
  return {
    result: shown.map(({ id, kind, texts, endsAt, pages, isDismissible, stopsOrders }) => ({
      ...{ id, kind, pages, isDismissible, stopsOrders },
      ...announcedText(texts, asLocale(language)),
      until: endsAt === null ? null : new Date(endsAt).toISOString(),
    })),
  }
}
