import { and, count, desc, eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { savedAddresses, type StoredAddress } from '@/server/database/schema'
import { lockCustomer } from '@/server/database/lockCustomer'

export type Selection = { customerId: string; ticker: string; network: string }

const isSelected = ({ customerId, ticker, network }: Selection) =>
  and(
    eq(savedAddresses.customerId, customerId),
    ticker ? eq(savedAddresses.ticker, ticker) : undefined,
    network ? eq(savedAddresses.network, network) : undefined,
  )

export async function selectedAddresses(
  selection: Selection,
  limit: number,
  offset: number,
): Promise<{ page: StoredAddress[]; total: number }> {
  const db = await database()
  const condition = isSelected(selection)
  const [counted] = await db.select({ total: count() }).from(savedAddresses).where(condition)
  const page = await db
    .select()
    .from(savedAddresses)
    .where(condition)
    .orderBy(desc(savedAddresses.createdAt), desc(savedAddresses.id))
    .limit(limit)
    .offset(offset)
  return { page, total: counted?.total ?? 0 }
}

export async function insertAddress(
  address: StoredAddress,
  limit: number,
): Promise<'stored' | 'known' | 'full' | 'nobody'> {
  const db = await database()
  return db.transaction(async (transaction) => {
    if (!(await lockCustomer(transaction, address.customerId))) return 'nobody'
    const [counted] = await transaction
      .select({ total: count() })
      .from(savedAddresses)
      .where(eq(savedAddresses.customerId, address.customerId))
    if ((counted?.total ?? 0) >= limit) return 'full'
    const stored = await transaction.insert(savedAddresses).values(address).onConflictDoNothing().returning()
    return stored.length > 0 ? 'stored' : 'known'
  })
}

export async function deleteAddress(customerId: string, id: string): Promise<boolean> {
  const db = await database()
  const deleted = await db
    .delete(savedAddresses)
    .where(and(eq(savedAddresses.customerId, customerId), eq(savedAddresses.id, id)))
    .returning({ id: savedAddresses.id })
  return deleted.length > 0
}
