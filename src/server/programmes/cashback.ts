import { eq } from 'drizzle-orm'
import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import { isZero } from '@/domain/money/amount'
import { givenWithin } from '@/domain/money/earning'
import { bookedCashback, loyaltyStatus, windowStart } from '@/domain/account/loyalty'
import type { Transaction } from '@/server/database/database'
import { customers, exchanges, type StoredCustomer, type StoredExchange } from '@/server/database/schema'
import { worthInBtc } from '@/server/journal/worthInBtc'
import { bookCashbackEntry } from '@/server/journal/customerBook'
import { volumeSince } from '@/server/programmes/volumes'

/** The caller has locked the customer. Cashback is never more than the order earned, and that of the level before it; the reached level stays. */
export async function bookCashback(
  transaction: Transaction,
  customer: StoredCustomer,
  finished: StoredExchange,
  earnedBtc: string | null,
): Promise<void> {
  const { levels, windowDays } = readProgrammes().loyalty
  const { publicId, updatedAt: at } = finished
  const volumeBtc = worthInBtc(finished)
  if (volumeBtc === null) return

  const before = await volumeSince(transaction, customer.id, windowStart(at, windowDays))
  const { level } = loyaltyStatus(customer.level, before, levels)
  const amountBtc = givenWithin(bookedCashback(volumeBtc, level.cashbackPercent), earnedBtc)
  await transaction.update(exchanges).set({ volumeBtc }).where(eq(exchanges.publicId, publicId))
  if (!isZero(amountBtc))
    await bookCashbackEntry(transaction, { customerId: customer.id, publicId, amountBtc, at })

  const after = new Big(before).plus(volumeBtc).toFixed()
  const reached = loyaltyStatus(customer.level, after, levels).level.name
  if (reached === customer.level) return
  await transaction.update(customers).set({ level: reached }).where(eq(customers.id, customer.id))
}
