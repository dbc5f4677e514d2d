import { announcements } from '@/contract/announcements'
import type { Announcement } from '@/domain/site/announcement'
import type { Locale } from '@/i18n/languages'
import { call } from '../call'

/** Throws ApiFailure. */
export const fetchAnnouncements = (language: Locale): Promise<Announcement[]> =>
  call(announcements.list, { query: { language } })
