import { and, eq, inArray, lt, not, or } from 'drizzle-orm'
import { env } from '@/config/env'
import * as timings from '@/config/timings'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { DAY, HOUR } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { exchanges, pushDevices, type StoredPushDevice } from '@/server/database/schema'
import { isExchangeHeld } from '@/server/legalHolds/heldRows'
import { lockLegalHoldsShared } from '@/server/legalHolds/storedLegalHolds'
import { scheduleJob } from '@/server/kernel/scheduleJob'

export async function pushDevicesOf(publicId: string): Promise<StoredPushDevice[]> {
  const db = await database()
  return db.select().from(pushDevices).where(eq(pushDevices.publicId, publicId))
}

export async function deletePushDevice(publicId: string, fid: string): Promise<void> {
  const db = await database()
  await db.delete(pushDevices).where(and(eq(pushDevices.publicId, publicId), eq(pushDevices.fid, fid)))
}

/** Firebase no longer knows this device. */
export async function deletePushDeviceEverywhere(fid: string): Promise<void> {
  const db = await database()
  await db.delete(pushDevices).where(eq(pushDevices.fid, fid))
}

export async function deleteOldPushDevices(now: number): Promise<void> {
  const db = await database()
  const isOld = or(
    and(
      inArray(exchanges.status, [...SETTLED_STATUSES]),
      lt(exchanges.updatedAt, now - timings.pushRetentionSettled),
    ),
    lt(exchanges.updatedAt, now - env.retentionPushDays * DAY),
  )
  await db.transaction(async (transaction) => {
    await lockLegalHoldsShared(transaction)
    const old = transaction
      .select({ publicId: exchanges.publicId })
      .from(exchanges)
      .where(and(isOld, not(isExchangeHeld)))
    await transaction.delete(pushDevices).where(inArray(pushDevices.publicId, old))
  })
}

export const startPushWorker = () => scheduleJob('pushWorker', HOUR, () => deleteOldPushDevices(Date.now()))
