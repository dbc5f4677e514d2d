import type { Transaction } from '@/server/database/database'
import type { StoredCustomer, StoredExchange } from '@/server/database/schema'
import { bookCashbackReturned } from '@/server/journal/customerBook'
import { expensedOn, returnEarning } from '@/server/journal/adjustEarning'
import { bookEarning } from '@/server/journal/storedEarnings'
import { bookCashback } from '@/server/programmes/cashback'

/** What an order that has finished earns, and what its customer gets of it. The caller has locked the customer. */
export async function settle(
  transaction: Transaction,
  finished: StoredExchange,
  customer: StoredCustomer | null,
): Promise<void> {
  const earning = await bookEarning(transaction, finished)
  if (customer) await bookCashback(transaction, customer, finished, earning?.valueBtc ?? null)
}

/** A finished order was refunded after all. The caller has locked its customer. */
export async function unsettle(transaction: Transaction, publicId: string, at: number): Promise<void> {
  await returnEarning(transaction, publicId, at)
  const expensedBtc = await expensedOn(transaction, publicId)
  await bookCashbackReturned(transaction, { publicId, expensedBtc, at })
}
