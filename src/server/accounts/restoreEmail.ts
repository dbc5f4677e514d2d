import { accountTimings } from '@/config/accountTimings'
import { storeEmail, storePassword } from '@/server/accounts/storedCustomers'
import type { account } from '@/contract/account'
import type { ApiHandler } from '@/server/ApiRequest'
import { database } from '@/server/database/database'
import {
  customerOfLink,
  deleteMailLinks,
  deleteRestoreLinksSince,
  invalidLink,
  newLinkToken,
  takeMailLink,
} from '@/server/mail/mailLinks'
import { postLink } from '@/server/mail/postLetter'
import { hashPassword } from '@/server/passwords/hashPassword'
import { deleteFactorsSince } from '@/server/secondFactors/deleteFactorsSince'
import { deleteAllSignIns } from '@/server/signIns/storedSignIns'

/**
 * POST /api/v4/customers/email/restoration: whoever changed the address knew the password, so it works no more either, nor
 * do second factors that are as new; a link to set a new one goes to the address that is restored.
 */
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
    // Addresses that came after this one are the stranger's.
    await deleteRestoreLinksSince(transaction, customerId, createdAt)
    await postLink(transaction, { customerId, purpose: 'reset', to: email, language }, now)
    return email
  })
  return { result: { email } }
}
