import { desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '@/server/database/database'
import { customers, exchanges, invitations, invitedOrders } from '@/server/database/schema'

/**
 * Both sides of an invitation are customers, locked before partners. An inviter’s account is older than the friend’s, and
 * the younger one is locked first everywhere: no circle of transactions can wait for one another.
 */

/** The caller has locked the friend. */
export async function lockInviterOf(transaction: Transaction, friendId: string): Promise<void> {
  const own = transaction
    .select({ id: invitations.inviterId })
    .from(invitations)
    .where(eq(invitations.friendId, friendId))
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, own))
    .for('update')
}

/** Of settled orders. */
export async function lockInvitedOf(transaction: Transaction, publicIds: string[]): Promise<void> {
  const own = transaction
    .select({ id: invitedOrders.invitationId })
    .from(invitedOrders)
    .where(inArray(invitedOrders.publicId, publicIds))
  await lockBoth(transaction, own)
}

/** Of all orders that a provider reports in one transaction. */
export async function lockInvitedOfReport(
  transaction: Transaction,
  provider: string,
  providerOrderIds: string[],
): Promise<void> {
  // In one parameter: a statement may have more lines than a query has parameters.
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(providerOrderIds)}::jsonb))`
  const own = transaction
    .select({ id: invitedOrders.invitationId })
    .from(invitedOrders)
    .innerJoin(exchanges, eq(exchanges.publicId, invitedOrders.publicId))
    .where(sql`${exchanges.provider} = ${provider} and ${exchanges.providerOrderId} in ${ids}`)
  await lockBoth(transaction, own)
}

async function lockBoth(transaction: Transaction, ids: SQLWrapper): Promise<void> {
  const found = await transaction
    .select({ inviterId: invitations.inviterId, friendId: invitations.friendId })
    .from(invitations)
    .where(inArray(invitations.id, ids))
  const people = found.flatMap(({ inviterId, friendId }) => [inviterId, friendId]).filter((id) => id !== null)
  if (people.length === 0) return
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [...new Set(people)]))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .for('update')
}
