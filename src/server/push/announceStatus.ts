import { env } from '@/config/env'
import type { StoredExchange, StoredPushDevice } from '@/server/database/schema'
import { logFailure } from '@/runtime/log'
import { tracedJob } from '@/server/kernel/tracedJob'
import { pushMessage } from '@/server/push/pushMessage'
import { sendPush } from '@/server/push/sendPush'
import { deletePushDeviceEverywhere, pushDevicesOf } from '@/server/push/storedPushDevices'

/** Never throws and is not awaited: an exchange goes on whatever becomes of its messages. */
export async function announceStatus(exchange: StoredExchange): Promise<void> {
  if (!env.firebaseServiceAccount) return
  try {
    const devices = await pushDevicesOf(exchange.publicId)
    await Promise.all(devices.map((device) => notify(device, exchange)))
  } catch (error) {
    logFailure('push', error)
  }
}

async function notify({ fid, language }: StoredPushDevice, exchange: StoredExchange) {
  try {
    const message = pushMessage(exchange, language)
    const outcome = await tracedJob('push', () => sendPush(fid, message))
    if (outcome === 'unregistered') await deletePushDeviceEverywhere(fid)
  } catch (error) {
    logFailure('push', error)
  }
}
