import { eq } from 'drizzle-orm'
import { ApiError } from '@/server/kernel/ApiError'
import type { Transaction } from '@/server/database/database'
import { exchanges, type StoredExchange } from '@/server/database/schema'

/** Taken after a customer. Until the transaction ends, nobody moves, claims or deletes the exchange.
 * @throws ApiError 404 not_found */
export async function lockExchange(transaction: Transaction, publicId: string): Promise<StoredExchange> {
  const [exchange] = await transaction
    .select()
    .from(exchanges)
    .where(eq(exchanges.publicId, publicId))
    .for('no key update')
  if (!exchange) throw new ApiError(404, 'not_found', 'There is no such exchange.')
  return exchange
}
