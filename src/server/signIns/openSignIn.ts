import { randomUUID } from 'node:crypto'
import type { Transaction } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import type { StoredSignIn } from '@/server/database/schema'
import { requireNotFrozen } from '@/server/kernel/accountFrozen'
import { makeAccessToken } from '@/server/signIns/accessToken'
import { deviceName } from '@/domain/account/deviceName'
import { knownDeviceHeader } from '@/server/signIns/knownDevice'
import { makeRefreshToken } from '@/server/signIns/refreshToken'
import { signInEnd, storeSignIn } from '@/server/signIns/storedSignIns'

/**
 * The only way in. Make the tokens after the transaction: their key is read beside it.
 * @throws ApiError 403 account_frozen
 */
export async function openSignIn(
  transaction: Transaction,
  customerId: string,
  headers: Record<string, string>,
  now: number,
): Promise<StoredSignIn> {
  const customer = await lockCustomer(transaction, customerId)
  if (customer) requireNotFrozen(customer)
  const signIn: StoredSignIn = {
    ...{ id: randomUUID(), customerId, device: deviceName(headers['user-agent']), count: 0 },
    ...{ createdAt: now, refreshedAt: now, expiresAt: signInEnd(now, now) },
    confirmedAt: now,
    payoutConfirmedAt: null,
  }
  await storeSignIn(transaction, signIn)
  return signIn
}

/** Field names as in R36. */
export async function tokensOf({ id: signInId, customerId, count }: StoredSignIn, now: number) {
  return {
    accessToken: await makeAccessToken({ customerId, signInId }, now),
    refreshToken: await makeRefreshToken({ signInId, count }),
  }
}

export const enter = async (signIn: StoredSignIn, now: number) => ({
  result: await tokensOf(signIn, now),
  headers: await knownDeviceHeader(signIn.customerId, now),
})
