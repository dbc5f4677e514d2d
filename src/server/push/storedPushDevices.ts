import { and, desc, eq, inArray, lt, notInArray, or } from 'drizzle-orm'
import { timings } from '@/config/timings'
import { SETTLED_STATUSES } from '@/domain/exchange'
import { database } from '@/server/database/database'
import { exchanges, pushDevices, type StoredPushDevice } from '@/server/database/schema'

/** Whoever has the link of an exchange could name any number of devices. */
const MOST_DEVICES = 5

/** Stores a device, again or for the first time; of too many the newest stay. */
export async function storePushDevice(device: StoredPushDevice): Promise<void> {
  const rows = await database()
  const { publicId, language, createdAt } = device
  await rows.transaction(async (transaction) => {
    // Of two at once each would count without the other. Who moves the exchange waits for this short while.
    await transaction
      .select({ publicId: exchanges.publicId })
      .from(exchanges)
      .where(eq(exchanges.publicId, publicId))
      .for('no key update')
    await transaction
      .insert(pushDevices)
      .values(device)
      .onConflictDoUpdate({
        target: [pushDevices.publicId, pushDevices.fid],
        set: { language, createdAt },
      })
    const newest = transaction
      .select({ fid: pushDevices.fid })
      .from(pushDevices)
      .where(eq(pushDevices.publicId, publicId))
      .orderBy(desc(pushDevices.createdAt))
      .limit(MOST_DEVICES)
    await transaction
      .delete(pushDevices)
      .where(and(eq(pushDevices.publicId, publicId), notInArray(pushDevices.fid, newest)))
  })
}

export async function pushDevicesOf(publicId: string): Promise<StoredPushDevice[]> {
  const rows = await database()
  return rows.select().from(pushDevices).where(eq(pushDevices.publicId, publicId))
}

export async function deletePushDevice(publicId: string, fid: string): Promise<void> {
  const rows = await database()
  await rows.delete(pushDevices).where(and(eq(pushDevices.publicId, publicId), eq(pushDevices.fid, fid)))
}

/** Firebase knows this device no more, whatever it asked for. */
export async function deletePushDeviceEverywhere(fid: string): Promise<void> {
  const rows = await database()
  await rows.delete(pushDevices).where(eq(pushDevices.fid, fid))
}

/** Forgets the devices of exchanges that have been settled for a day, or have not moved for a month. */
export async function deleteOldPushDevices(now: number): Promise<void> {
  const rows = await database()
  const old = rows
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(
      or(
        and(
          inArray(exchanges.status, [...SETTLED_STATUSES]),
          lt(exchanges.updatedAt, now - timings.pushKeptSettled),
        ),
        lt(exchanges.updatedAt, now - timings.pushKept),
      ),
    )
  await rows.delete(pushDevices).where(inArray(pushDevices.publicId, old))
}
