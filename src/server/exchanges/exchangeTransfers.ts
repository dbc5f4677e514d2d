import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { timings } from '@/config/timings'
import type { exchanges } from '@/contract/exchanges'
import { OWNER_SECRET_HEADER } from '@/contract/requestFields'
import { ApiError } from '@/server/api/ApiError'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { database } from '@/server/database/database'
import { exchangeTransfers } from '@/server/database/schema'
import { hasOwnerSecret, ownerRequired, requireOwner } from '@/server/exchanges/exchangeOwner'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { currentExchange } from '@/server/exchanges/storedExchanges'

/** POST /api/v4/exchanges-new/{publicId}/transfers: a token by which another device gets the secret, once and soon. A
 * new one ends the one before. */
export const createTransfer: ApiHandler<typeof exchanges.createTransfer> = async (request) => {
  const exchange = await currentExchange(request.params.publicId)
  requireOwner(exchange, request)
  // Only the holder of the secret can hand it on; a customer may be signed in without it.
  if (!hasOwnerSecret(exchange, request)) throw ownerRequired()
  const now = Date.now()
  const token = randomBytes(32).toString('base64url')
  const transfer = {
    tokenHash: hashToken(token),
    sealedSecret: seal(token, request.headers[OWNER_SECRET_HEADER] ?? ''),
    expiresAt: now + timings.exchangeTransfer,
  }
  const db = await database()
  await db.delete(exchangeTransfers).where(lt(exchangeTransfers.expiresAt, now))
  await db
    .insert(exchangeTransfers)
    .values({ publicId: exchange.publicId, ...transfer })
    .onConflictDoUpdate({ target: exchangeTransfers.publicId, set: transfer })
  return { status: 201, result: { token, expiresAt: new Date(transfer.expiresAt).toISOString() } }
}

/** POST /api/v4/exchange-transfers: uses a token up. Of two concurrent calls one gets the secret. */
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
  const ownerSecret = unseal(token, taken.sealedSecret)
  const exchange = await currentExchange(taken.publicId)
  return { result: { ...exchangeView(exchange, now), ownerSecret } }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** HKDF (RFC 5869): what is stored of the token, its hash, does not lead to the key. */
const keyOf = (token: string) =>
  new Uint8Array(hkdfSync('sha256', token, '', 'halyard.exchange-transfer', 32))

const ALGORITHM = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

/** AES-256-GCM in base64url: nonce, tag, ciphertext. */
function seal(token: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(token), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(token: string, sealedText: string): string {
  const bytes = Buffer.from(sealedText, 'base64url')
  const cipher = createDecipheriv(ALGORITHM, keyOf(token), bytes.subarray(0, IV_BYTES))
  cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const sealed = bytes.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([cipher.update(sealed), cipher.final()]).toString('utf8')
}
