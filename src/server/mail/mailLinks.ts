import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import type { MailLinkPurpose } from '@/domain/account'
import { ApiError } from '@/server/ApiError'
import { database, type Transaction } from '@/server/database/database'
import { customers, mailLinks, type StoredCustomer, type StoredMailLink } from '@/server/database/schema'
import { lockCustomer } from '@/server/programmes/lockCustomer'

/** Nobody guesses 32 random bytes, so a plain hash is enough to keep what we store from opening anything. */
export const newLinkToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type NewLink = Pick<StoredMailLink, 'customerId' | 'purpose' | 'email'>

/** A new link of one purpose ends the older ones. */
export async function storeMailLink(transaction: Transaction, token: string, link: NewLink, now: number) {
  await deleteMailLinks(transaction, link.customerId, link.purpose)
  const expiresAt = now + accountTimings.mailLink[link.purpose]
  await transaction.insert(mailLinks).values({ ...link, tokenHash: hashOf(token), createdAt: now, expiresAt })
}

const isThat = (purpose: MailLinkPurpose, token: string, now: number) =>
  and(eq(mailLinks.tokenHash, hashOf(token)), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, now))

/**
 * Whose link this is, without using it up.
 * @throws ApiError 410 link_invalid
 */
export async function customerOfLink(
  purpose: MailLinkPurpose,
  token: string,
  now: number,
): Promise<StoredCustomer> {
  const rows = await database()
  const [found] = await rows
    .select({ customer: customers })
    .from(mailLinks)
    .innerJoin(customers, eq(customers.id, mailLinks.customerId))
    .where(isThat(purpose, token, now))
  if (!found) throw invalidLink()
  return found.customer
}

/**
 * Uses a link up. The customer is locked before, as everywhere where several rows of his are needed.
 * @throws ApiError 410 link_invalid when it is unknown, used or expired; of two who come at once one gets this
 */
export async function takeMailLink(
  transaction: Transaction,
  purpose: MailLinkPurpose,
  token: string,
  now: number,
): Promise<{ customer: StoredCustomer; email: string | null }> {
  const wanted = isThat(purpose, token, now)
  const [known] = await transaction.select({ customerId: mailLinks.customerId }).from(mailLinks).where(wanted)
  const customer = known && (await lockCustomer(transaction, known.customerId))
  const [taken] = await transaction.delete(mailLinks).where(wanted).returning({ email: mailLinks.email })
  if (!customer || !taken) throw invalidLink()
  return { customer, email: taken.email }
}

/** Those of one purpose, or all. */
export const deleteMailLinks = (transaction: Transaction, customerId: string, purpose?: MailLinkPurpose) =>
  transaction
    .delete(mailLinks)
    .where(and(eq(mailLinks.customerId, customerId), purpose && eq(mailLinks.purpose, purpose)))

export async function deleteExpiredMailLinks(now: number): Promise<void> {
  const rows = await database()
  await rows.delete(mailLinks).where(lt(mailLinks.expiresAt, now))
}

export const invalidLink = () =>
  new ApiError(410, 'link_invalid', 'This link is unknown, has been used or has expired.')
