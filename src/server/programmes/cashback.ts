import { eq } from 'drizzle-orm'
import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import { floorTo, isZero } from '@/domain/money/amount'
import { BTC_DECIMALS, bookedCashback, loyaltyStatus, windowStart } from '@/domain/account/loyalty'
import { localOrders } from '@/server/sandbox/localOrders'
import { findByTicker } from '@/server/catalogue/catalogue'
import type { Transaction } from '@/server/database/database'
import { customers, exchanges, type StoredCustomer, type StoredExchange } from '@/server/database/schema'
import { shownPrice } from '@/server/prices/shownMarket'
import { bookCashbackEntry } from '@/server/journal/customerBook'
import { volumeSince } from '@/server/programmes/volumes'

/** Far finer than what is stored. */
const Exact = Big()
Exact.DP = 30
Exact.RM = Big.roundDown

/** When it finished, rounded down; null without a price: a live exchange never pays out on a sample price. */
export function worthInBtc(exchange: StoredExchange): string | null {
  const { tickerFrom, networkFrom, amountFrom, updatedAt } = exchange
  const orders = localOrders(exchange)
  const currency = findByTicker(tickerFrom, networkFrom)
  if (!currency || amountFrom === null) return null
  if (currency.symbol === 'btc') return floorTo(amountFrom, BTC_DECIMALS)
  const priceOf = (symbol: string) =>
    orders ? orders.priceAt(symbol, updatedAt) : shownPrice(symbol, updatedAt)?.priceUsd
  const [price, bitcoin] = [priceOf(currency.symbol), priceOf('btc')]
  if (!price || !bitcoin) return null
  return floorTo(new Exact(amountFrom).times(price).div(bitcoin).toFixed(), BTC_DECIMALS)
}

/** The caller has locked the customer. Cashback is that of the level before it; the reached level stays. */
export async function bookCashback(
  transaction: Transaction,
  customer: StoredCustomer,
  finished: StoredExchange,
): Promise<void> {
  const { levels, windowDays } = readProgrammes().loyalty
  const { publicId, updatedAt: at } = finished
  const volumeBtc = worthInBtc(finished)
  if (volumeBtc === null) return

  const before = await volumeSince(transaction, customer.id, windowStart(at, windowDays))
  const { level } = loyaltyStatus(customer.level, before, levels)
  const amountBtc = bookedCashback(volumeBtc, level.cashbackPercent)
  await transaction.update(exchanges).set({ volumeBtc }).where(eq(exchanges.publicId, publicId))
  if (!isZero(amountBtc))
    await bookCashbackEntry(transaction, { customerId: customer.id, publicId, amountBtc, at })

  const after = new Big(before).plus(volumeBtc).toFixed()
  const reached = loyaltyStatus(customer.level, after, levels).level.name
  if (reached === customer.level) return
  await transaction.update(customers).set({ level: reached }).where(eq(customers.id, customer.id))
}
