import { and, count, desc, eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { savedAddresses, type StoredAddress } from '@/server/database/schema'
import { lockCustomer } from '@/server/programmes/lockCustomer'

/** An empty ticker or network chooses none. */
export type Selection = { customerId: string; ticker: string; network: string }

const isSelected = ({ customerId, ticker, network }: Selection) =>
  and(
    eq(savedAddresses.customerId, customerId),
    ticker ? eq(savedAddresses.ticker, ticker) : undefined,
    network ? eq(savedAddresses.network, network) : undefined,
  )

/** A page of them, newest first, and how many there are. */
export async function selectedAddresses(
  selection: Selection,
  limit: number,
  offset: number,
): Promise<{ page: StoredAddress[]; total: number }> {
  const rows = await database()
  const condition = isSelected(selection)
  const [counted] = await rows.select({ total: count() }).from(savedAddresses).where(condition)
  const page = await rows
    .select()
    .from(savedAddresses)
    .where(condition)
    .orderBy(desc(savedAddresses.createdAt), desc(savedAddresses.id))
    .limit(limit)
    .offset(offset)
  return { page, total: counted?.total ?? 0 }
}

/** Stores a new one while the customer has fewer than `most`; `known` where he has this very one. */
export async function insertAddress(
  address: StoredAddress,
  most: number,
): Promise<'stored' | 'known' | 'full' | 'nobody'> {
  const rows = await database()
  return rows.transaction(async (transaction) => {
    // Two at once could both be the last that fits.
    if (!(await lockCustomer(transaction, address.customerId))) return 'nobody'
    const [counted] = await transaction
      .select({ total: count() })
      .from(savedAddresses)
      .where(eq(savedAddresses.customerId, address.customerId))
    if ((counted?.total ?? 0) >= most) return 'full'
    const stored = await transaction.insert(savedAddresses).values(address).onConflictDoNothing().returning()
    return stored.length > 0 ? 'stored' : 'known'
  })
}

/** @returns false when the customer has no such address */
export async function deleteAddress(customerId: string, id: string): Promise<boolean> {
  const rows = await database()
  const deleted = await rows
    .delete(savedAddresses)
    .where(and(eq(savedAddresses.customerId, customerId), eq(savedAddresses.id, id)))
    .returning({ id: savedAddresses.id })
  return deleted.length > 0
}
