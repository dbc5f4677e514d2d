import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, not, sql } from 'drizzle-orm'
import { readProgrammes } from '@/config/readProgrammes'
import { database, type Transaction } from '@/server/database/database'
import { challenges, customers, type StoredCustomer } from '@/server/database/schema'
import { isCustomerHeld } from '@/server/legalHolds/heldRows'
import { lockLegalHoldsShared } from '@/server/legalHolds/storedLegalHolds'
import { checkEmail } from '@/server/passwords/checkEmail'
import { hasErrors } from '@/server/kernel/validationError'

export async function customerByEmail(email: string): Promise<StoredCustomer | null> {
  if (hasErrors(checkEmail(email))) return null
  const db = await database()
  const [found] = await db.select().from(customers).where(eq(customers.email, email))
  return found ?? null
}

export async function customerById(id: string): Promise<StoredCustomer | null> {
  const db = await database()
  const [found] = await db.select().from(customers).where(eq(customers.id, id))
  return found ?? null
}

type NewCustomer = Pick<
  StoredCustomer,
  'email' | 'passwordHash' | 'language' | 'signUpNonceHash' | 'referral' | 'referralAt'
>

/** @returns the customer waiting at this address, with the first password given; null when it is taken */
export async function storeCustomer(
  transaction: Transaction,
  customer: NewCustomer,
  now: number,
): Promise<Pick<StoredCustomer, 'id' | 'passwordHash'> | null> {
  const { referral, referralAt } = customer
  const level = readProgrammes().loyalty.levels[0].name
  const [stored] = await transaction
    .insert(customers)
    .values({ ...customer, id: randomUUID(), level, createdAt: now, confirmedAt: null })
    .onConflictDoUpdate({
      target: customers.email,
      set: {
        language: customer.language,
        ...(referral !== null && { referral, referralAt }),
      },
      setWhere: isNull(customers.confirmedAt),
    })
    .returning({ id: customers.id, passwordHash: customers.passwordHash })
  return stored ?? null
}

export const storeSignUpNonce = (transaction: Transaction, id: string, signUpNonceHash: string | null) =>
  transaction.update(customers).set({ signUpNonceHash }).where(eq(customers.id, id))

export const confirmCustomer = (transaction: Transaction, id: string, now: number) =>
  transaction
    .update(customers)
    .set({
      confirmedAt: sql`coalesce(${customers.confirmedAt}, ${new Date(now).toISOString()})`,
      signUpNonceHash: null,
    })
    .where(eq(customers.id, id))

export async function storePassword(transaction: Transaction, id: string, passwordHash: string) {
  await transaction.delete(challenges).where(eq(challenges.customerId, id))
  await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, id))
}

/** An unconfirmed sign-up with it is replaced. @returns false: it is taken */
export async function storeEmail(transaction: Transaction, id: string, email: string): Promise<boolean> {
  await lockLegalHoldsShared(transaction)
  await transaction
    .delete(customers)
    .where(and(eq(customers.email, email), isNull(customers.confirmedAt), not(isCustomerHeld(customers.id))))
  const [other] = await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, email))
  if (other) return other.id === id
  await transaction.update(customers).set({ email }).where(eq(customers.id, id))
  return true
}

const isUnconfirmed = (before: number) => and(isNull(customers.confirmedAt), lt(customers.createdAt, before))

export async function deleteUnconfirmedBefore(at: number): Promise<void> {
  const db = await database()
  await db.transaction(async (transaction) => {
    await lockLegalHoldsShared(transaction)
    await transaction.delete(customers).where(and(isUnconfirmed(at), not(isCustomerHeld(customers.id))))
  })
}
