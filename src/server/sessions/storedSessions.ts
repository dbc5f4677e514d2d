import { and, eq, gt, lt } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { sessions, type StoredSession } from '@/server/database/schema'

export async function replaceSession({ deviceId, ...opened }: StoredSession): Promise<void> {
  const db = await database()
  await db
    .insert(sessions)
    .values({ deviceId, ...opened })
    .onConflictDoUpdate({ target: sessions.deviceId, set: opened })
}

export async function hasSession(deviceId: string): Promise<boolean> {
  const db = await database()
  const isIt = eq(sessions.deviceId, deviceId)
  return (await db.select({ deviceId: sessions.deviceId }).from(sessions).where(isIt)).length > 0
}

export async function extendSession(
  { deviceId, ...changes }: Pick<StoredSession, 'deviceId' | 'fingerprintId' | 'expiresAt'>,
  now: number,
): Promise<boolean> {
  const db = await database()
  const extended = await db
    .update(sessions)
    .set(changes)
    .where(and(eq(sessions.deviceId, deviceId), gt(sessions.expiresAt, now)))
    .returning({ deviceId: sessions.deviceId })
  return extended.length > 0
}

export async function deleteSessionsEndedBefore(at: number): Promise<void> {
  const db = await database()
  await db.delete(sessions).where(lt(sessions.expiresAt, at))
}
