import { eq, inArray, sql } from 'drizzle-orm'
import type { account } from '@/contract/account'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database, type Transaction } from '@/server/database/database'
import { NO_PERSONAL_DATA } from '@/server/database/personalColumns'
import {
  contactMessages,
  customers,
  exchangeEmails,
  exchanges,
  mails,
  pushDevices,
  reviews,
  type StoredCustomer,
} from '@/server/database/schema'
import { assertNotHeld } from '@/server/legalHolds/assertNotHeld'
import { bookAccountClosed } from '@/server/journal/customerBook'
import { closePartner } from '@/server/journal/closePartner'
import { requireFreshSecondFactor } from '@/server/secondFactors/requireFresh'
import { sendAlert } from '@/server/mail/sendAlert'
import { requirePassword, lockUnchanged } from '@/server/secondFactors/requirePassword'

/** At once and for good. Exchanges, payouts and the books stay without a customer, because money moved. */
export const deleteAccount: ApiHandler<typeof account.delete> = async ({ signedIn, body }) => {
  const { customer } = signedIn
  await requireFreshSecondFactor(signedIn)
  await requirePassword(signedIn, body.password)
  const db = await database()
  await db.transaction(async (transaction) => {
    await lockUnchanged(transaction, signedIn)
    await assertNotHeld(transaction, { customerId: customer.id, email: customer.email })
    await forget(transaction, customer)
  })
  await sendAlert(customer, 'accountDeleted', Date.now())
  return { result: {} }
}

async function forget(transaction: Transaction, { id, email }: StoredCustomer) {
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
  await transaction.delete(contactMessages).where(sql`lower(${contactMessages.email}) = ${email}`)
  await transaction.delete(mails).where(eq(mails.to, email))
  await bookAccountClosed(transaction, id, Date.now())
  await closePartner(transaction, id, Date.now())
  await transaction.delete(customers).where(eq(customers.id, id))
}
