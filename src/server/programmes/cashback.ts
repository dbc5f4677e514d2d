import { eq } from 'drizzle-orm'
import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import { floorTo, isZero } from '@/domain/money/amount'
import { BTC_DECIMALS, bookedCashback, loyaltyStatus, windowStart } from '@/domain/account/loyalty'
import { findByTicker } from '@/server/currencies/catalogue'
import type { Transaction } from '@/server/database/database'
import { customers, exchanges, type StoredCustomer, type StoredExchange } from '@/server/database/schema'
import { priceAt } from '@/server/market/market'
import { shownPrice } from '@/server/prices/shownMarket'
import { bookEntry, volumeSince } from '@/server/programmes/storedLedger'

/** Far finer than what is stored, so that the division rounds nothing away that would be. */
const Exact = Big()
Exact.DP = 30
Exact.RM = Big.roundDown

/** What an exchange was worth in BTC when it finished, rounded down; null when its coin has left the catalogue or, of a
 * live one, no market price is known: a sample price is never paid out on. */
export function worthInBtc(exchange: StoredExchange): string | null {
  const { tickerFrom, networkFrom, amountFrom, updatedAt, isSandbox } = exchange
  const currency = findByTicker(tickerFrom, networkFrom)
  if (!currency || amountFrom === null) return null
  if (currency.symbol === 'btc') return floorTo(amountFrom, BTC_DECIMALS)
  const priceOf = (symbol: string) =>
    isSandbox ? priceAt(symbol, updatedAt) : shownPrice(symbol, updatedAt)?.priceUsd
  const [price, bitcoin] = [priceOf(currency.symbol), priceOf('btc')]
  if (!price || !bitcoin) return null
  return floorTo(new Exact(amountFrom).times(price).div(bitcoin).toFixed(), BTC_DECIMALS)
}

/** Books what a finished exchange brings its customer, whose row the caller has locked: its volume, the cashback of
 * the level before it, and the level reached by it, which stays. */
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
  if (!isZero(amountBtc)) {
    const entry = { kind: 'cashback' as const, amountBtc, publicId, payoutId: null, at }
    await bookEntry(transaction, { customerId: customer.id, ...entry })
  }

  const after = new Big(before).plus(volumeBtc).toFixed()
  const reached = loyaltyStatus(customer.level, after, levels).level.name
  if (reached === customer.level) return
  await transaction.update(customers).set({ level: reached }).where(eq(customers.id, customer.id))
}
