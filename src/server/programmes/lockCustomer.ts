import { eq } from 'drizzle-orm'
import type { Transaction } from '@/server/database/database'
import { customers, type StoredCustomer } from '@/server/database/schema'

/**
 * Keeps everybody else from a customer's money until the transaction ends. Whoever needs other rows too takes this one
 * first. @returns null when there is no such customer any more
 */
export async function lockCustomer(transaction: Transaction, id: string): Promise<StoredCustomer | null> {
  const [customer] = await transaction.select().from(customers).where(eq(customers.id, id)).for('update')
  return customer ?? null
}
