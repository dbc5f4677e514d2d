import { and, eq, gt, lt } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { sessions, type StoredSession } from '@/server/database/schema'

/** Stores the session of a device in place of the one it had. */
export async function replaceSession({ deviceId, ...opened }: StoredSession): Promise<void> {
  const rows = await database()
  await rows
    .insert(sessions)
    .values({ deviceId, ...opened })
    .onConflictDoUpdate({ target: sessions.deviceId, set: opened })
}

export async function hasSession(deviceId: string): Promise<boolean> {
  const rows = await database()
  const isIt = eq(sessions.deviceId, deviceId)
  return (await rows.select({ deviceId: sessions.deviceId }).from(sessions).where(isIt)).length > 0
}

/** @returns false when the device has no session, or one that has ended at `now` */
export async function extendSession(
  { deviceId, ...changes }: Pick<StoredSession, 'deviceId' | 'fingerprintId' | 'expiresAt'>,
  now: number,
): Promise<boolean> {
  const rows = await database()
  const extended = await rows
    .update(sessions)
    .set(changes)
    .where(and(eq(sessions.deviceId, deviceId), gt(sessions.expiresAt, now)))
    .returning({ deviceId: sessions.deviceId })
  return extended.length > 0
}

export async function deleteSessionsEndedBefore(at: number): Promise<void> {
  const rows = await database()
  await rows.delete(sessions).where(lt(sessions.expiresAt, at))
}
