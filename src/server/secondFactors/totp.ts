import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/config/env'
import { plainCode } from '@/domain/account/secondFactor'
import type { Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import { type StoredCustomer, totps } from '@/server/database/schema'

const PERIOD = 30
/** RFC 6238 recommends one step, for clocks that differ. */
const WINDOW = 1
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: env.brandName, label, secret: Secret.fromBase32(secret), period: PERIOD })

/** Replaces one that was never confirmed. `uri` goes into the QR code. @returns null when there is a confirmed one */
export async function startTotp(transaction: Transaction, { id, email }: StoredCustomer, now: number) {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const started = { secret, lastStep: 0, createdAt: now, confirmedAt: null }
  const stored = await transaction
    .insert(totps)
    .values({ customerId: id, ...started })
    .onConflictDoUpdate({ target: totps.customerId, set: started, setWhere: isNull(totps.confirmedAt) })
    .returning({ id: totps.customerId })
  return stored.length > 0 ? { secret, uri: totpOf(secret, email).toString() } : null
}

/** All codes up to it are refused afterwards. `isConfirmed`: whether the app has proved itself yet. */
export async function takeTotpCode(
  db: Queryable,
  customerId: string,
  code: string,
  now: number,
  isConfirmed: boolean,
): Promise<boolean> {
  const [stored] = await db.select().from(totps).where(eq(totps.customerId, customerId))
  if (!stored || (stored.confirmedAt !== null) !== isConfirmed) return false
  const delta = totpOf(stored.secret).validate({ token: plainCode(code), timestamp: now, window: WINDOW })
  if (delta === null) return false
  const step = Math.floor(now / 1000 / PERIOD) + delta
  const isUnused = and(
    eq(totps.customerId, customerId),
    eq(totps.secret, stored.secret),
    isConfirmed ? isNotNull(totps.confirmedAt) : isNull(totps.confirmedAt),
    lt(totps.lastStep, step),
  )
  const change = { lastStep: step, ...(!isConfirmed && { confirmedAt: now }) }
  const taken = await db.update(totps).set(change).where(isUnused).returning({ id: totps.customerId })
  return taken.length > 0
}

export async function hasTotp(db: Pick<Transaction, '$count'>, customerId: string): Promise<boolean> {
  const isConfirmed = and(eq(totps.customerId, customerId), isNotNull(totps.confirmedAt))
  return (await db.$count(totps, isConfirmed)) > 0
}

export async function deleteTotp(transaction: Transaction, customerId: string): Promise<boolean> {
  const deleted = await transaction
    .delete(totps)
    .where(eq(totps.customerId, customerId))
    .returning({ id: totps.customerId })
  return deleted.length > 0
}
