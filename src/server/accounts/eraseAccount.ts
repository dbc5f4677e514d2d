import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/database/database'
import { NO_PERSONAL_DATA } from '@/server/database/personalColumns'
import {
  contactMessages,
  customers,
  deskNotes,
  exchangeEmails,
  exchanges,
  mails,
  pushDevices,
  reviews,
  type StoredCustomer,
} from '@/server/database/schema'
import { assertNotHeld } from '@/server/legalHolds/assertNotHeld'
import { forgetHeldAddress } from '@/server/legalHolds/heldAddress'
import { bookAccountClosed } from '@/server/journal/customerBook'
import { closePartner } from '@/server/journal/closePartner'
import { deleteInvitationsTo } from '@/server/staff/storedMembers'

/**
 * At once and for good, by the customer or at the desk; the caller has locked the customer. Exchanges, payouts and the books
 * stay without a customer, because money moved.
 * @throws ApiError 409 legal_hold
 */
export async function eraseAccount(transaction: Transaction, { id, email }: StoredCustomer): Promise<void> {
  await assertNotHeld(transaction, { customerId: id, email })
  const own = transaction
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(eq(exchanges.customerId, id))
  // Locked before their parts, so that a concurrent writer adds none that would stay.
  await transaction
    .update(exchanges)
    .set({
      // A concurrent writer must not write back what it read before.
      version: sql`${exchanges.version} + 1`,
      ...NO_PERSONAL_DATA,
    })
    .where(eq(exchanges.customerId, id))
  await transaction.update(reviews).set({ name: null }).where(inArray(reviews.publicId, own))
  await transaction.delete(exchangeEmails).where(inArray(exchangeEmails.publicId, own))
  await transaction.delete(pushDevices).where(inArray(pushDevices.publicId, own))
  await transaction.delete(deskNotes).where(inArray(deskNotes.publicId, own))
  await transaction.delete(contactMessages).where(sql`lower(${contactMessages.email}) = ${email}`)
  await transaction.delete(mails).where(eq(mails.to, email))
  await deleteInvitationsTo(transaction, email)
  await forgetHeldAddress(transaction, email)
  await bookAccountClosed(transaction, id, Date.now())
  await closePartner(transaction, id, Date.now())
  await transaction.delete(customers).where(eq(customers.id, id))
}
