import { fetchAnnouncements } from '@/api/announcements'
import type { Announcement } from '@/domain/site/announcement'
import { SECOND } from '@/domain/time/durations'
import type { Locale } from '@/i18n/languages'

const CACHED = 2 * SECOND

const cached = new Map<Locale, { until: number; announcements: Promise<Announcement[]> }>()

/** None while the back end is silent, or has no such call: pages do without. */
export function loadAnnouncements(language: Locale): Promise<Announcement[]> {
  const known = cached.get(language)
  if (known && Date.now() < known.until) return known.announcements
  const announcements = fetchAnnouncements(language).catch(() => [])
  cached.set(language, { until: Date.now() + CACHED, announcements })
  return announcements
}
