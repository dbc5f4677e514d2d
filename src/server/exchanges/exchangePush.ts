import { and, desc, eq, notInArray } from 'drizzle-orm'
import { env } from '@/config/env'
import type { exchanges } from '@/contract/exchanges'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { asLocale } from '@/i18n/languages'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { requireOwner } from '@/server/exchanges/exchangeOwner'
import { lockExchange } from '@/server/exchanges/lockExchange'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { deletePushDevice } from '@/server/push/storedPushDevices'
import { database } from '@/server/database/database'
import { pushDevices, type StoredExchange, type StoredPushDevice } from '@/server/database/schema'

export const switchPushOn: ApiHandler<typeof exchanges.pushOn> = async (request) => {
  const { params, headers, body } = request
  const { publicId } = params
  const judge = (exchange: StoredExchange) => {
    requireOwner(exchange, request)
    if (!env.firebaseServiceAccount) throw unavailable('This back end sends no push messages.')
    if (SETTLED_STATUSES.includes(exchange.status))
      throw unavailable('Nothing more happens to this exchange.')
  }
  judge(await currentExchange(publicId))
  const language = asLocale(headers['site-language'])
  await storePushDevice({ publicId, fid: body.fid, language, createdAt: Date.now() }, judge)
  return { result: { on: true } }
}

export const switchPushOff: ApiHandler<typeof exchanges.pushOff> = async ({ params, body }) => {
  await deletePushDevice(params.publicId, body.fid)
  return { result: { on: false } }
}

const unavailable = (why: string) => new ApiError(409, 'action_unavailable', why)

/** Else one link would allow any number of devices. */
const MAX_DEVICES = 5

/** @throws what `judge` throws of the locked exchange; nothing is stored then */
export async function storePushDevice(
  device: StoredPushDevice,
  judge: (exchange: StoredExchange) => void,
): Promise<void> {
  const db = await database()
  const { publicId, language, createdAt } = device
  await db.transaction(async (transaction) => {
    // Of two at once each would count without the other.
    judge(await lockExchange(transaction, publicId))
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
      .limit(MAX_DEVICES)
    await transaction
      .delete(pushDevices)
      .where(and(eq(pushDevices.publicId, publicId), notInArray(pushDevices.fid, newest)))
  })
}
