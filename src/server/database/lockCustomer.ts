import { eq } from 'drizzle-orm'
import type { Transaction } from '@/server/database/database'
import { customers, type StoredCustomer } from '@/server/database/schema'

/** Taken before any other rows. @returns null when the customer is deleted */
export async function lockCustomer(transaction: Transaction, id: string): Promise<StoredCustomer | null> {
  const [customer] = await transaction.select().from(customers).where(eq(customers.id, id)).for('update')
  return customer ?? null
}
