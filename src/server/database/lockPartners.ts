import { eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '@/server/database/database'
import { exchanges, orderAttributions, partners, type StoredPartner } from '@/server/database/schema'

/** Taken after customers and before earnings. Orders that are made meanwhile do not wait for it. */
export async function lockPartnerOf(
  transaction: Transaction,
  customerId: string,
): Promise<StoredPartner | null> {
  const [partner] = await transaction
    .select()
    .from(partners)
    .where(eq(partners.customerId, customerId))
    .for('no key update')
  return partner ?? null
}

export async function lockPartner(transaction: Transaction, id: string): Promise<StoredPartner | null> {
  const [partner] = await transaction.select().from(partners).where(eq(partners.id, id)).for('no key update')
  return partner ?? null
}

/** Of several orders at once, always in one order: two transactions do not wait for each other. */
export async function lockPartnersOf(transaction: Transaction, publicIds: string[]): Promise<void> {
  const own = transaction
    .select({ id: orderAttributions.partnerId })
    .from(orderAttributions)
    .where(inArray(orderAttributions.publicId, publicIds))
  await lockAll(transaction, own)
}

/** Of all orders that a provider reports in one transaction. */
export async function lockPartnersOfReport(
  transaction: Transaction,
  provider: string,
  providerOrderIds: string[],
): Promise<void> {
  // In one parameter: a statement may have more lines than a query has parameters.
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(providerOrderIds)}::jsonb))`
  const own = transaction
    .select({ id: orderAttributions.partnerId })
    .from(orderAttributions)
    .innerJoin(exchanges, eq(exchanges.publicId, orderAttributions.publicId))
    .where(sql`${exchanges.provider} = ${provider} and ${exchanges.providerOrderId} in ${ids}`)
  await lockAll(transaction, own)
}

async function lockAll(transaction: Transaction, ids: SQLWrapper): Promise<void> {
  await transaction
    .select({ id: partners.id })
    .from(partners)
    .where(inArray(partners.id, ids))
    .orderBy(partners.id)
    .for('no key update')
}
