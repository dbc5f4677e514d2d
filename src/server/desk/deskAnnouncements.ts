import { LOCALES } from '@/config/locales'
import type { desk } from '@/contract/desk'
import type { DeskAnnouncement } from '@/contract/deskAnnouncements'
import {
  endAnnouncement,
  isShown,
  listAnnouncements,
  storeAnnouncement,
} from '@/server/announcements/storedAnnouncements'
import type { StoredAnnouncement } from '@/server/database/schema'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { newPublicId } from '@/server/kernel/publicId'
import { validationError } from '@/server/kernel/validationError'

export const listDeskAnnouncements: ApiHandler<typeof desk.announcements> = async ({ query }) => {
  const { limit, offset } = query
  const now = Date.now()
  const rows = await listAnnouncements(limit + 1, offset)
  return { result: pageOfRows(rows, limit, (row) => viewOf(row, now)) }
}

export const announce: ApiHandler<typeof desk.announce> = async ({ body, signedIn }) => {
  const { texts, from, until, pages, ...announced } = body
  const { en } = texts
  const isUnknown = Object.keys(texts).some((language) => !isLocale(language))
  if (en === undefined || isUnknown)
    throw validationError({
      texts: {
        code: 'validation_failed',
        description: `Must be in English, and in others of ${LOCALES.join(', ')}.`,
      },
    })
  const now = Date.now()
  const stored: StoredAnnouncement = {
    ...announced,
    id: newPublicId(),
    texts: { ...texts, en },
    startsAt: from ?? now,
    endsAt: until,
    pages: pages.length > 0 ? pages : null,
    staff: signedIn.customer.email,
    createdAt: now,
    endedAt: null,
    endedBy: null,
  }
  await storeAnnouncement(stored)
  return { status: 201, result: viewOf(stored, now) }
}

export const endDeskAnnouncement: ApiHandler<typeof desk.endAnnouncement> = async ({ params, signedIn }) => {
  const now = Date.now()
  const ended = await endAnnouncement(params.id, signedIn.customer.email, now)
  if (!ended) throw new ApiError(404, 'not_found', 'There is no such announcement, or it is over.')
  return { result: viewOf(ended, now) }
}

const isLocale = (language: string) => LOCALES.some((locale) => locale === language)

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function viewOf(row: StoredAnnouncement, now: number): DeskAnnouncement {
  const { startsAt, endsAt, createdAt: _, endedAt, ...shown } = row
  const isPlanned = endedAt === null && startsAt > now
  return {
    ...shown,
    state: isShown(row, now) ? 'shown' : isPlanned ? 'planned' : 'over',
    from: new Date(startsAt).toISOString(),
    until: iso(endsAt),
    endedAt: iso(endedAt),
  }
}
