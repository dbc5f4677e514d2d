import { accountTimings } from '@/config/accountTimings'
import { storeEmail, storePassword } from '@/server/accounts/storedCustomers'
import type { account } from '@/contract/account'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database, type Transaction } from '@/server/database/database'
import {
  customerOfLink,
  deleteMailLinks,
  deleteRestoreLinksSince,
  invalidLink,
  newLinkToken,
  takeMailLink,
} from '@/server/mail/mailLinks'
import { enqueueLinkEmail } from '@/server/mail/enqueueEmail'
import { hashPassword } from '@/server/passwords/hashPassword'
import { deleteAllSignIns } from '@/server/signIns/storedSignIns'
import { and, eq, gte } from 'drizzle-orm'
import { passkeys, totps } from '@/server/database/schema'
import { hasSecondFactor } from '@/server/secondFactors/proof'
import { deleteRecoveryCodes } from '@/server/secondFactors/recoveryCodes'

/** An attacker with the password may have changed the address, so the password and recent factors go too. */
export const restoreEmail: ApiHandler<typeof account.restoreEmail> = async ({ body: { token } }) => {
  const now = Date.now()
  await customerOfLink('restore', token, now)
  const nobodysPassword = await hashPassword(newLinkToken())
  const db = await database()
  const email = await db.transaction(async (transaction) => {
    const { customer, email, createdAt } = await takeMailLink(transaction, 'restore', token, now)
    if (!email || !(await storeEmail(transaction, customer.id, email))) throw invalidLink()
    const { id: customerId, language } = customer
    await storePassword(transaction, customerId, nobodysPassword)
    await deleteAllSignIns(transaction, customerId)
    await deleteFactorsSince(transaction, customerId, createdAt - accountTimings.doubtfulFactors)
    await deleteMailLinks(transaction, customerId)
    // Later addresses are the attacker's.
    await deleteRestoreLinksSince(transaction, customerId, createdAt)
    await enqueueLinkEmail(transaction, { customerId, purpose: 'reset', to: email, language }, now)
    return email
  })
  return { result: { email } }
}

async function deleteFactorsSince(transaction: Transaction, customerId: string, since: number) {
  await transaction.delete(totps).where(and(eq(totps.customerId, customerId), gte(totps.createdAt, since)))
  await transaction
    .delete(passkeys)
    .where(and(eq(passkeys.customerId, customerId), gte(passkeys.createdAt, since)))
  if (!(await hasSecondFactor(transaction, customerId))) await deleteRecoveryCodes(transaction, customerId)
}
