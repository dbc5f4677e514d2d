import { gte, lt, sql } from 'drizzle-orm'
import { type StatusHour, startOfDays } from '@/domain/site/statusHistory'
import { DAY, HOUR, MINUTE, SECOND } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { statusHours } from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { measureParts } from '@/server/status/measureParts'

/** Twice a minute, so that none is left out by the time that a run takes. */
const EVERY = 30 * SECOND

/**
 * Of several instances each writes what it sees, and a part works where one of them says so. That it can be written is what
 * is measured of the site itself.
 */
export async function sampleStatus(now: number): Promise<void> {
  const parts = Object.entries(await measureParts(now)) as [StatusHour['part'], boolean][]
  const hour = now - (now % HOUR)
  const bit = 1n << BigInt(Math.floor((now - hour) / MINUTE))
  const db = await database()
  await db
    .insert(statusHours)
    .values(parts.map(([part, isUp]) => ({ part, hour, measured: bit, up: isUp ? bit : 0n })))
    .onConflictDoUpdate({
      target: [statusHours.part, statusHours.hour],
      set: {
        measured: sql`${statusHours.measured} | excluded.measured`,
        up: sql`${statusHours.up} | excluded.up`,
      },
    })
}

/** Of the days that the page shows. */
export async function storedHours(now: number): Promise<StatusHour[]> {
  const db = await database()
  return db
    .select()
    .from(statusHours)
    .where(gte(statusHours.hour, startOfDays(now)))
}

export async function deleteOldHours(now: number): Promise<void> {
  const db = await database()
  await db.delete(statusHours).where(lt(statusHours.hour, startOfDays(now)))
}

export function startStatusWorker() {
  scheduleJob('statusSamples', EVERY, () => sampleStatus(Date.now()))
  scheduleJob('statusHistory', DAY, () => deleteOldHours(Date.now()))
}
