import type { Announcement } from '@/domain/site/announcement'
import type { Locale } from '@/i18n/languages'
import { pageServices } from './pageServices'

/** None while they cannot be read. */
export const loadAnnouncements = (language: Locale): Promise<Announcement[]> =>
  pageServices().loadAnnouncements(language)
