import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { logFailure } from '@/runtime/log'
import { database } from '@/server/database/database'
import { announcements, type StoredAnnouncement } from '@/server/database/schema'

/** Milliseconds, after which another instance knows too. */
const CACHED = 2_000

const state = {
  open: [] as StoredAnnouncement[],
  until: 0,
  reading: null as Promise<void> | null,
}

export const isShown = ({ startsAt, endsAt, endedAt }: StoredAnnouncement, now: number): boolean =>
  endedAt === null && startsAt <= now && (endsAt === null || endsAt > now)

/** What stops orders first, then the newest. */
export async function shownAnnouncements(now: number): Promise<StoredAnnouncement[]> {
  if (now >= state.until) await (state.reading ??= refresh().finally(() => (state.reading = null)))
  return sorted(state.open, now)
}

/** As the database has them now: an order is a promise. */
export const shownNow = async (now: number): Promise<StoredAnnouncement[]> => sorted(await readOpen(now), now)

const sorted = (open: readonly StoredAnnouncement[], now: number) =>
  open
    .filter((one) => isShown(one, now))
    .toSorted((one, other) => Number(other.stopsOrders) - Number(one.stopsOrders))

async function refresh() {
  try {
    state.open = await readOpen(Date.now())
  } catch (error) {
    logFailure('announcements', error)
  }
  state.until = Date.now() + CACHED
}

/** Planned ones included. */
async function readOpen(now: number): Promise<StoredAnnouncement[]> {
  const db = await database()
  return db
    .select()
    .from(announcements)
    .where(
      and(isNull(announcements.endedAt), or(isNull(announcements.endsAt), gt(announcements.endsAt, now))),
    )
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
}

export async function storeAnnouncement(announcement: StoredAnnouncement): Promise<void> {
  const db = await database()
  await db.insert(announcements).values(announcement)
  state.until = 0
}

/** @returns null when there is none that could end */
export async function endAnnouncement(
  id: string,
  endedBy: string,
  now: number,
): Promise<StoredAnnouncement | null> {
  const db = await database()
  const [ended] = await db
    .update(announcements)
    .set({ endedAt: now, endedBy })
    .where(
      and(
        eq(announcements.id, id),
        isNull(announcements.endedAt),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
      ),
    )
    .returning()
  state.until = 0
  return ended ?? null
}

/** That were shown at some moment since then, the newest first. */
export async function announcedSince(
  since: number,
  now: number,
  limit: number,
): Promise<StoredAnnouncement[]> {
  const db = await database()
  const end = sql<number>`least(${announcements.endedAt}, ${announcements.endsAt})`
  return db
    .select()
    .from(announcements)
    .where(
      and(
        lte(announcements.startsAt, now),
        // Of an announcement without an end it is null.
        or(
          isNull(end),
          and(gt(end, sql`${new Date(since).toISOString()}::timestamptz`), gt(end, announcements.startsAt)),
        ),
      ),
    )
    .orderBy(desc(announcements.startsAt), desc(announcements.id))
    .limit(limit)
}

export async function listAnnouncements(limit: number, offset: number): Promise<StoredAnnouncement[]> {
  const db = await database()
  return db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(limit)
    .offset(offset)
}

export function forgetAnnouncements() {
  state.open = []
  state.until = 0
}
