import { randomBytes } from 'node:crypto'
import { and, eq, gt, gte, lt, ne } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import type { MailLinkPurpose } from '@/domain/account/account'
import { ApiError } from '@/server/kernel/ApiError'
import { database, type Transaction } from '@/server/database/database'
import { customers, mailLinks, type StoredCustomer, type StoredMailLink } from '@/server/database/schema'
import { secretHash } from '@/server/kernel/secretHash'
import { lockCustomer } from '@/server/database/lockCustomer'

export const newLinkToken = () => randomBytes(32).toString('base64url')

type NewLink = Pick<StoredMailLink, 'customerId' | 'purpose' | 'email' | 'signInId'>

/** Ends older links of its purpose, but not restore links. */
export async function storeMailLink(transaction: Transaction, token: string, link: NewLink, now: number) {
  if (link.purpose !== 'restore') await deleteMailLinks(transaction, link.customerId, link.purpose)
  const expiresAt = now + accountTimings.mailLink[link.purpose]
  await transaction
    .insert(mailLinks)
    .values({ ...link, tokenHash: secretHash(token), createdAt: now, expiresAt })
}

const isThat = (purpose: MailLinkPurpose, token: string, now: number) =>
  and(
    eq(mailLinks.tokenHash, secretHash(token)),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, now),
  )

/** Does not use it up. @throws ApiError 410 link_invalid */
export async function customerOfLink(
  purpose: MailLinkPurpose,
  token: string,
  now: number,
): Promise<StoredCustomer> {
  const db = await database()
  const [found] = await db
    .select({ customer: customers })
    .from(mailLinks)
    .innerJoin(customers, eq(customers.id, mailLinks.customerId))
    .where(isThat(purpose, token, now))
  if (!found) throw invalidLink()
  return found.customer
}

/** The caller has locked the customer; of two concurrent calls one gets this.
 * @throws ApiError 410 link_invalid when it is unknown, used or expired */
export async function takeMailLink(
  transaction: Transaction,
  purpose: MailLinkPurpose,
  token: string,
  now: number,
): Promise<Pick<StoredMailLink, 'email' | 'signInId' | 'createdAt'> & { customer: StoredCustomer }> {
  const wanted = isThat(purpose, token, now)
  const [known] = await transaction.select({ customerId: mailLinks.customerId }).from(mailLinks).where(wanted)
  const customer = known && (await lockCustomer(transaction, known.customerId))
  const [taken] = await transaction.delete(mailLinks).where(wanted).returning()
  if (!customer || !taken) throw invalidLink()
  return { ...taken, customer }
}

/** Without a purpose, restore links stay: an attacker who changed the address could end them otherwise. */
export const deleteMailLinks = (transaction: Transaction, customerId: string, purpose?: MailLinkPurpose) =>
  transaction
    .delete(mailLinks)
    .where(
      and(
        eq(mailLinks.customerId, customerId),
        purpose ? eq(mailLinks.purpose, purpose) : ne(mailLinks.purpose, 'restore'),
      ),
    )

export const deleteRestoreLinksSince = (transaction: Transaction, customerId: string, since: number) =>
  transaction
    .delete(mailLinks)
    .where(
      and(
        eq(mailLinks.customerId, customerId),
        eq(mailLinks.purpose, 'restore'),
        gte(mailLinks.createdAt, since),
      ),
    )

export async function deleteExpiredMailLinks(now: number): Promise<void> {
  const db = await database()
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now))
}

export const invalidLink = () =>
  new ApiError(410, 'link_invalid', 'This link is unknown, has been used or has expired.')
