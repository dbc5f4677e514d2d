import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import * as timings from '@/config/timings'
import type { exchanges } from '@/contract/exchanges'
import { OWNER_SECRET_HEADER } from '@/domain/exchange/ownerHeader'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler, ApiRequest } from '@/server/kernel/ApiRequest'
import { decrypt, encrypt } from '@/server/kernel/encryption'
import { database } from '@/server/database/database'
import { exchangeTransfers, type StoredExchange } from '@/server/database/schema'
import { hasOwnerSecret, ownerRequired, requireOwner } from '@/server/exchanges/exchangeOwner'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { lockExchange } from '@/server/exchanges/lockExchange'

type Made = { status: 201; result: { token: string; expiresAt: string } }

/** A token by which another device gets the secret once; a new one ends the one before. */
export const createTransfer: ApiHandler<typeof exchanges.createTransfer> = (request) =>
  transferFor(request, timings.exchangeTransfer)

export const createHandover: ApiHandler<typeof exchanges.createHandover> = (request) =>
  transferFor(request, timings.exchangeHandover)

async function transferFor(
  request: ApiRequest<typeof exchanges.createTransfer | typeof exchanges.createHandover>,
  lifetime: number,
): Promise<Made> {
  const requireSecret = (exchange: StoredExchange) => {
    requireOwner(exchange, request)
    // A customer may be signed in without the secret.
    if (!hasOwnerSecret(exchange, request)) throw ownerRequired()
  }
  const { publicId } = request.params
  requireSecret(await currentExchange(publicId))
  const now = Date.now()
  const token = randomBytes(32).toString('base64url')
  const transfer = {
    tokenHash: hashToken(token),
    sealedSecret: encrypt(keyOf(token), request.headers[OWNER_SECRET_HEADER] ?? ''),
    expiresAt: now + lifetime,
  }
  const db = await database()
  await db.delete(exchangeTransfers).where(lt(exchangeTransfers.expiresAt, now))
  await db.transaction(async (transaction) => {
    requireSecret(await lockExchange(transaction, publicId))
    await transaction
      .insert(exchangeTransfers)
      .values({ publicId, ...transfer })
      .onConflictDoUpdate({ target: exchangeTransfers.publicId, set: transfer })
  })
  return { status: 201, result: { token, expiresAt: new Date(transfer.expiresAt).toISOString() } }
}

/** Of two concurrent calls one gets the secret. */
export const redeemTransfer: ApiHandler<typeof exchanges.redeemTransfer> = async ({ body: { token } }) => {
  const now = Date.now()
  const db = await database()
  const [taken] = await db
    .delete(exchangeTransfers)
    .where(and(eq(exchangeTransfers.tokenHash, hashToken(token)), gt(exchangeTransfers.expiresAt, now)))
    .returning()
  if (!taken) {
    throw new ApiError(410, 'link_invalid', 'This link is unknown, has been used or has expired.')
  }
  const ownerSecret = decrypt(keyOf(token), taken.sealedSecret)
  const exchange = await currentExchange(taken.publicId)
  return { result: { ...exchangeView(exchange, now), ownerSecret } }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** HKDF (RFC 5869): the stored hash does not lead to the key. */
const keyOf = (token: string) =>
  new Uint8Array(hkdfSync('sha256', token, '', 'halyard.exchange-transfer', 32))
