import { eq } from 'drizzle-orm'
import { type Earned, earnedOf, type EarningEvidence } from '@/domain/money/earning'
import { earningLegs } from '@/domain/money/bookings'
import { amountDecimals, findByTicker } from '@/server/catalogue/catalogue'
import type { Transaction } from '@/server/database/database'
import { earnings, type StoredEarning, type StoredExchange } from '@/server/database/schema'
import { book } from '@/server/journal/storedJournal'
import { btcValueOf } from '@/server/journal/worthInBtc'
import { localOrders } from '@/server/sandbox/localOrders'

/** In the transaction that stores the order as finished. @returns null: it is booked already */
export async function bookEarning(
  transaction: Transaction,
  finished: StoredExchange,
): Promise<StoredEarning | null> {
  const { publicId, provider, updatedAt: at } = finished
  const currency = findByTicker(finished.tickerFrom, finished.networkFrom)
  const commission = commissionOf(finished)
  const deposit =
    currency && finished.amountFrom !== null
      ? { amount: finished.amountFrom, decimals: amountDecimals(currency) }
      : null
  const { kind, amount, reason }: Earned = earnedOf(commission, deposit)
  const unit = currency && amount !== null ? currency.symbol : null
  const evidence: EarningEvidence | null = commission && { source: 'terms', ...pointsOf(commission) }
  const [stored] = await transaction
    .insert(earnings)
    .values({
      ...{ publicId, provider, kind, state: 'estimated', unit, amount, evidence, reason },
      valueBtc: unit !== null && amount !== null ? btcValueOf(finished, unit, amount) : null,
      ...{ at, updatedAt: at },
    })
    .onConflictDoNothing()
    .returning()
  if (!stored) return null
  if (unit !== null && amount !== null) {
    const legs = earningLegs(provider, unit, amount)
    await book(transaction, { key: `earning:${publicId}`, kind: 'earning', at, publicId, legs })
  }
  return stored
}

/** Orders of the sandbox from before commissions were stored earn its spread, as all of them. */
const commissionOf = (exchange: StoredExchange) =>
  exchange.commission ?? localOrders(exchange)?.commission(exchange) ?? null

const pointsOf = ({
  basisPoints,
  earnedBasisPoints,
}: {
  basisPoints: number
  earnedBasisPoints: number
}) => ({
  basisPoints,
  earnedBasisPoints,
})

/** Locked until the transaction ends. */
export async function lockEarning(transaction: Transaction, publicId: string): Promise<StoredEarning | null> {
  const [found] = await transaction
    .select()
    .from(earnings)
    .where(eq(earnings.publicId, publicId))
    .for('update')
  return found ?? null
}
