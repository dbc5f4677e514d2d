import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { OPEN_STATUSES } from '@/domain/exchange/exchange'
import type { Transaction } from '@/server/database/database'
import { exchanges, type StoredExchange } from '@/server/database/schema'
import type { DepositPlace } from '@/domain/exchange/providerOrder'

export class AddressUsed extends Error {}

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 7_160_016

/** Of two orders with one address nobody could know whose deposit arrived, unless a memo decides. */
export async function requireUnusedDeposit(
  transaction: Transaction,
  { publicId, networkFrom, provider }: StoredExchange,
  orderId: string,
  { depositAddress, depositExtraId }: Pick<DepositPlace, 'depositAddress' | 'depositExtraId'>,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const sameOrder = and(eq(exchanges.provider, provider), eq(exchanges.providerOrderId, orderId))
  const sameAddress = and(
    eq(exchanges.networkFrom, networkFrom),
    eq(exchanges.addressFrom, depositAddress.trim()),
    depositExtraId === null ? isNull(exchanges.extraIdFrom) : eq(exchanges.extraIdFrom, depositExtraId),
    // Late deposits are still expected.
    inArray(exchanges.status, [...OPEN_STATUSES, 'expired']),
  )
  const used = await transaction
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(and(ne(exchanges.publicId, publicId), or(sameOrder, sameAddress)))
    .limit(1)
  if (used.length > 0) throw new AddressUsed()
}
