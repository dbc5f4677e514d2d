import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import type { security } from '@/contract/security'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { secretHash } from '@/server/kernel/secretHash'
import { database, type Transaction } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import type { Queryable } from '@/server/database/queryable'
import { challenges, factorResets, passkeys, totps, type StoredFactorReset } from '@/server/database/schema'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { invalidLink } from '@/server/mail/mailLinks'
import { deleteRecoveryCodes } from '@/server/secondFactors/recoveryCodes'
import { deleteAllSignIns } from '@/server/signIns/storedSignIns'

export async function factorResetOf(db: Queryable, customerId: string): Promise<StoredFactorReset | null> {
  const [found] = await db.select().from(factorResets).where(eq(factorResets.customerId, customerId))
  return found ?? null
}

/**
 * Not at once: whoever has talked two members of staff into it has no say over the mailbox of the customer, who stops it
 * by the link of an email. That is under no limit of emails, which an attacker could use up before.
 * @throws ApiError 409 action_unavailable
 */
export async function scheduleFactorReset(customerId: string, staff: string, now: number): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const db = await database()
  await db.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, customerId)
    if (!customer || (await factorResetOf(transaction, customerId))) throw unavailable()
    const reset = { customerId, tokenHash: secretHash(token), staff, createdAt: now }
    await transaction.insert(factorResets).values({ ...reset, dueAt: now + accountTimings.factorReset })
    const { email: to, language } = customer
    await enqueueEmail(transaction, { kind: 'factorResetPlanned', token }, { to, language }, now)
  })
}

const unavailable = () =>
  new ApiError(409, 'action_unavailable', 'The account is gone, or its reset is under way already.')

/** @returns whether there was one to stop */
export async function endFactorReset(customerId: string): Promise<boolean> {
  const db = await database()
  const ended = await db
    .delete(factorResets)
    .where(eq(factorResets.customerId, customerId))
    .returning({ id: factorResets.customerId })
  return ended.length > 0
}

/** Needs no sign-in: without the second factor there is none. */
export const stopFactorReset: ApiHandler<typeof security.stopReset> = async ({ body: { token } }) => {
  const db = await database()
  const isIt = and(eq(factorResets.tokenHash, secretHash(token)), gt(factorResets.dueAt, Date.now()))
  const stopped = await db.delete(factorResets).where(isIt).returning({ id: factorResets.customerId })
  if (stopped.length === 0) throw invalidLink()
  return { result: {} }
}

/** Of two instances one does it: each row is taken in its transaction. */
export async function carryOutResets(now: number): Promise<void> {
  const db = await database()
  const due = await db.select().from(factorResets).where(lte(factorResets.dueAt, now))
  for (const { customerId } of due)
    await db.transaction((transaction) => carryOut(transaction, customerId, now))
}

async function carryOut(transaction: Transaction, customerId: string, now: number): Promise<void> {
  const customer = await lockCustomer(transaction, customerId)
  const isIt = and(eq(factorResets.customerId, customerId), lte(factorResets.dueAt, now))
  const taken = await transaction.delete(factorResets).where(isIt).returning()
  if (!customer || taken.length === 0) return
  await transaction.delete(totps).where(eq(totps.customerId, customerId))
  await transaction.delete(passkeys).where(eq(passkeys.customerId, customerId))
  await transaction.delete(challenges).where(eq(challenges.customerId, customerId))
  await deleteRecoveryCodes(transaction, customerId)
  await deleteAllSignIns(transaction, customerId)
  const { email: to, language } = customer
  await enqueueEmail(transaction, { kind: 'factorResetDone' }, { to, language }, now)
}
