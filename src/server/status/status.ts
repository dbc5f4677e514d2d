import type { siteStatus } from '@/contract/siteStatus'
import { announcedText } from '@/domain/site/announcement'
import { STATUS_DAYS, statusHistory } from '@/domain/site/statusHistory'
import { DAY } from '@/domain/time/durations'
import { asLocale } from '@/i18n/languages'
import { announcedSince } from '@/server/announcements/storedAnnouncements'
import type { StoredAnnouncement } from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { storedHours } from '@/server/status/statusWorker'

const ANNOUNCED = 30
const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

export const getStatus: ApiHandler<typeof siteStatus.get> = async ({ query: { language } }) => {
  const now = Date.now()
  const { parts, incidents } = statusHistory(await storedHours(now), now)
  const announced = await announcedSince(now - STATUS_DAYS * DAY, now, ANNOUNCED)
  return {
    result: {
      at: iso(now),
      parts,
      incidents: incidents.map(({ part, from, until }) => ({
        ...{ part, from: iso(from), until: isoOrNull(until) },
      })),
      announcements: announced.map((one) => shown(one, language)),
    },
    headers: { 'Cache-Control': 'public, max-age=30' },
  }
}

function shown({ id, kind, texts, startsAt, endsAt, endedAt }: StoredAnnouncement, language: string) {
  // Staff may end it before its time.
  const until = endedAt !== null && endsAt !== null ? Math.min(endedAt, endsAt) : (endedAt ?? endsAt)
  return {
    ...{ id, kind, ...announcedText(texts, asLocale(language)) },
    ...{ from: iso(startsAt), until: isoOrNull(until) },
  }
}
