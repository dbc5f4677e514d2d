import type { Transaction } from '@/server/database/database'
import type { StoredCustomer, StoredExchange } from '@/server/database/schema'
import { bookCashbackReturned } from '@/server/journal/customerBook'
import { expensedOn, returnEarning } from '@/server/journal/adjustEarning'
import { reviseInvitation, settleInvitation } from '@/server/journal/invitationBook'
import { bookEarning } from '@/server/journal/storedEarnings'
import { reviseCommission, settleCommission } from '@/server/journal/partnerBook'
import { lockInviterOf, lockInvitedOf } from '@/server/database/lockInvitations'
import { lockPartnersOf } from '@/server/database/lockPartners'
import { bookCashback } from '@/server/programmes/cashback'

/** What an order that has finished earns, and what its customer, its partner and who invited the customer get of it. The caller has locked the customer. */
export async function settle(
  transaction: Transaction,
  finished: StoredExchange,
  customer: StoredCustomer | null,
): Promise<void> {
  if (customer) await lockInviterOf(transaction, customer.id)
  await lockPartnersOf(transaction, [finished.publicId])
  const earning = await bookEarning(transaction, finished)
  if (customer) await bookCashback(transaction, customer, finished, earning?.valueBtc ?? null)
  await settleCommission(transaction, finished)
  if (customer) await settleInvitation(transaction, finished)
}

/** A finished order was refunded after all. The caller has locked its customer. */
export async function unsettle(transaction: Transaction, publicId: string, at: number): Promise<void> {
  await lockInvitedOf(transaction, [publicId])
  await lockPartnersOf(transaction, [publicId])
  await returnEarning(transaction, publicId, at)
  // Before the rest is read: what stays an expense after it is cashback alone.
  await reviseCommission(transaction, publicId, at)
  await reviseInvitation(transaction, publicId, at)
  const expensedBtc = await expensedOn(transaction, publicId)
  await bookCashbackReturned(transaction, { publicId, expensedBtc, at })
}
