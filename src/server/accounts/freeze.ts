import { and, eq, inArray, sql } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import { challenges, customers, payouts, type StoredCustomer } from '@/server/database/schema'
import { deleteMailLinks } from '@/server/mail/mailLinks'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { lockBlocks, waitForOrders } from '@/server/screening/storedBlocks'
import { deleteAllSignIns } from '@/server/signIns/storedSignIns'

/** As staff see it of a payout; the customer does not. */
const FROZEN_HOLD = 'The account is frozen.'

/**
 * Signs out and ends what was under way. What is refused from then on is decided by `frozen_at` at each entrance: openSignIn,
 * customerSignedIn, partnerOfKey, payRequest, and screening for orders and payouts that were checked before.
 * @returns null where it is gone or frozen already
 */
export async function freezeAccount(id: string, now: number): Promise<StoredCustomer | null> {
  const db = await database()
  const frozen = await db.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, id)
    if (!customer || customer.frozenAt !== null) return null
    await lockBlocks(transaction)
    await transaction.update(customers).set({ frozenAt: now }).where(eq(customers.id, id))
    await deleteAllSignIns(transaction, id)
    await transaction.delete(challenges).where(eq(challenges.customerId, id))
    await deleteMailLinks(transaction, id)
    // They wait for staff now, in the sandbox too; what is sent already is sent.
    await transaction
      .update(payouts)
      .set({ dueAt: null, holdReason: sql`coalesce(${payouts.holdReason}, ${FROZEN_HOLD})`, updatedAt: now })
      .where(and(eq(payouts.customerId, id), inArray(payouts.state, ['requested', 'approved'])))
    const { email: to, language } = customer
    await enqueueEmail(transaction, { kind: 'accountFrozen' }, { to, language }, now)
    return { ...customer, frozenAt: now }
  })
  if (frozen) await waitForOrders(db)
  return frozen
}

/** Nobody is signed in by it, and payouts that were put on hold still wait for staff. @returns null where it is not frozen */
export async function unfreezeAccount(id: string, now: number): Promise<StoredCustomer | null> {
  const db = await database()
  return db.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, id)
    if (!customer || customer.frozenAt === null) return null
    await transaction.update(customers).set({ frozenAt: null }).where(eq(customers.id, id))
    const { email: to, language } = customer
    await enqueueEmail(transaction, { kind: 'accountUnfrozen' }, { to, language }, now)
    return { ...customer, frozenAt: null }
  })
}
