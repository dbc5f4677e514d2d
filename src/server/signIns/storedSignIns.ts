import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import { database, type Transaction } from '@/server/database/database'
import { customers, signIns, type StoredCustomer, type StoredSignIn } from '@/server/database/schema'
import type { RefreshClaims } from '@/server/signIns/refreshToken'

export type AccessClaims = { customerId: string; signInId: string }

export async function customerSignedIn(
  { customerId, signInId }: AccessClaims,
  now: number,
): Promise<{ customer: StoredCustomer; confirmedAt: number | null } | null> {
  const db = await database()
  const [found] = await db
    .select({ customer: customers, confirmedAt: signIns.confirmedAt })
    .from(signIns)
    .innerJoin(customers, eq(customers.id, signIns.customerId))
    .where(
      and(
        eq(signIns.id, signInId),
        eq(signIns.customerId, customerId),
        gt(signIns.expiresAt, now),
        isNull(customers.frozenAt),
      ),
    )
  return found ?? null
}

export const storeSignIn = (transaction: Transaction, signIn: StoredSignIn) =>
  transaction.insert(signIns).values(signIn)

export const signInEnd = (createdAt: number, now: number) =>
  Math.min(now + accountTimings.signInIdle, createdAt + accountTimings.signInMaxAge)

/** The previous count, so soon after, comes from a second tab; any other is a copied token: the sign-in ends. */
export async function renewStoredSignIn({ signInId, count }: RefreshClaims, now: number) {
  const db = await database()
  return db.transaction(async (transaction): Promise<StoredSignIn | 'gone' | 'reused'> => {
    const isIt = eq(signIns.id, signInId)
    const [signIn] = await transaction.select().from(signIns).where(isIt).for('update')
    if (!signIn || signIn.expiresAt <= now) return 'gone'
    if (count === signIn.count) {
      const expiresAt = signInEnd(signIn.createdAt, now)
      const renewed = { count: count + 1, refreshedAt: now, expiresAt }
      await transaction.update(signIns).set(renewed).where(isIt)
      return { ...signIn, ...renewed }
    }
    const isSecondTab = count === signIn.count - 1 && now - signIn.refreshedAt <= accountTimings.refreshGrace
    if (isSecondTab) return signIn
    await transaction.delete(signIns).where(isIt)
    return 'reused'
  })
}

export async function signInsOf(customerId: string, now: number): Promise<StoredSignIn[]> {
  const db = await database()
  return db
    .select()
    .from(signIns)
    .where(and(eq(signIns.customerId, customerId), gt(signIns.expiresAt, now)))
    .orderBy(desc(signIns.createdAt), signIns.id)
}

export async function deleteSignIn({ customerId, signInId }: AccessClaims): Promise<boolean> {
  const db = await database()
  const ended = await db
    .delete(signIns)
    .where(and(eq(signIns.id, signInId), eq(signIns.customerId, customerId)))
    .returning({ id: signIns.id })
  return ended.length > 0
}

export const deleteOtherSignIns = (
  transaction: Pick<Transaction, 'delete'>,
  { customerId, signInId }: AccessClaims,
) => transaction.delete(signIns).where(and(eq(signIns.customerId, customerId), ne(signIns.id, signInId)))

export const deleteAllSignIns = (transaction: Transaction, customerId: string) =>
  transaction.delete(signIns).where(eq(signIns.customerId, customerId))

export async function deleteEndedSignIns(now: number): Promise<void> {
  const db = await database()
  await db.delete(signIns).where(lt(signIns.expiresAt, now))
}
