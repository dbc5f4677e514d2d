import { and, eq, sql } from 'drizzle-orm'
import Big from 'big.js'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { floorTo, isZero } from '@/domain/money/amount'
import { adjustmentLegs, writeOffLegs } from '@/domain/money/bookings'
import type { EarningEvidence } from '@/domain/money/earning'
import { BTC_UNIT } from '@/domain/money/journal'
import type { Transaction } from '@/server/database/database'
import { lockInvitedOf } from '@/server/database/lockInvitations'
import { lockPartnersOf } from '@/server/database/lockPartners'
import {
  earnings,
  journalEntries,
  journalLegs,
  type StoredEarning,
  type StoredExchange,
} from '@/server/database/schema'
import { reviseInvitation } from '@/server/journal/invitationBook'
import { reviseCommission } from '@/server/journal/partnerBook'
import { lockEarning } from '@/server/journal/storedEarnings'
import { book } from '@/server/journal/storedJournal'
import { btcValueOf } from '@/server/journal/worthInBtc'

/** What a provider says that an order earned, in a unit of ours. */
export type ReportedEarning = {
  unit: string
  amount: string
  evidence: EarningEvidence & { reference: string }
}

export type Adjustment =
  /** It has not finished here. */
  | 'unfinished'
  /** Known already. */
  | 'unchanged'
  | 'confirmed'
  | 'adjusted'

const Exact = Big()
Exact.DP = 30
Exact.RM = Big.roundDown

/** Books the difference; the same report again changes nothing. */
export async function adjustEarning(
  transaction: Transaction,
  exchange: StoredExchange,
  reported: ReportedEarning,
  at: number,
): Promise<Adjustment> {
  const { publicId } = exchange
  await lockInvitedOf(transaction, [publicId])
  await lockPartnersOf(transaction, [publicId])
  const stored = await lockEarning(transaction, publicId)
  if (!stored) return 'unfinished'
  const isNothing = isZero(reported.amount)
  const unit = isNothing ? stored.unit : reported.unit
  const legs = adjustmentLegs(stored.provider, stored, { unit, amount: isNothing ? null : reported.amount })
  if (legs.length === 0 && stored.state === 'confirmed') return 'unchanged'

  const { evidence } = reported
  const confirmed = { state: 'confirmed' as const, evidence, updatedAt: at }
  const isOf = eq(earnings.publicId, publicId)
  if (legs.length === 0) {
    await transaction.update(earnings).set(confirmed).where(isOf)
    await reviseShares(transaction, publicId, at)
    return 'confirmed'
  }
  const adjustments = stored.adjustments + 1
  const { reference } = evidence
  const key = `adjustment:${publicId}:${adjustments}`
  await book(transaction, { key, kind: 'adjustment', at, publicId, reference, legs })
  const valueBtc = isNothing ? '0' : valueOf(exchange, stored, reported)
  await transaction
    .update(earnings)
    .set({
      ...confirmed,
      ...{ adjustments, valueBtc },
      ...(isNothing
        ? { kind: 'none', unit: null, amount: null, reason: 'no_commission' }
        : {
            kind: stored.kind === 'none' ? 'exact' : stored.kind,
            unit,
            amount: reported.amount,
            reason: null,
          }),
    })
    .where(isOf)
  await reviseShares(transaction, publicId, at)
  if (valueBtc !== null)
    await writeOffBeyond(transaction, publicId, valueBtc, { key: `write_off:${key}`, at })
  return 'adjusted'
}

/** An invitation gets a share of what its partner leaves. */
async function reviseShares(transaction: Transaction, publicId: string, at: number): Promise<void> {
  await reviseCommission(transaction, publicId, at)
  await reviseInvitation(transaction, publicId, at)
}

/** At the moment at which the order finished, whose price is in the first value. */
function valueOf(exchange: StoredExchange, stored: StoredEarning, { unit, amount }: ReportedEarning) {
  if (stored.unit !== unit || stored.valueBtc === null || stored.amount === null)
    return btcValueOf(exchange, unit, amount)
  return floorTo(new Exact(stored.valueBtc).times(amount).div(stored.amount).toFixed(), BTC_DECIMALS)
}

/** What was given to a customer stays theirs: what exceeds the earning is a loss, and no expense of the order. */
async function writeOffBeyond(
  transaction: Transaction,
  publicId: string,
  earnedBtc: string,
  { key, at }: { key: string; at: number },
): Promise<void> {
  const excess = new Big(await expensedOn(transaction, publicId)).minus(earnedBtc)
  if (excess.lte(0)) return
  const legs = writeOffLegs(excess.toFixed())
  await book(transaction, { key, kind: 'write_off', at, publicId, legs })
}

/** Given away on an order, in BTC. */
export async function expensedOn(transaction: Transaction, publicId: string): Promise<string> {
  const [summed] = await transaction
    .select({ sum: sql<string>`coalesce(sum(${journalLegs.amount}), 0)` })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(
      and(
        eq(journalEntries.publicId, publicId),
        eq(journalLegs.account, 'expense'),
        eq(journalLegs.unit, BTC_UNIT),
      ),
    )
  return summed?.sum ?? '0'
}

/** The order was refunded after all. */
export async function returnEarning(transaction: Transaction, publicId: string, at: number): Promise<void> {
  const stored = await lockEarning(transaction, publicId)
  if (!stored || stored.reason === 'refunded') return
  const legs = adjustmentLegs(stored.provider, stored, { unit: stored.unit, amount: null })
  if (legs.length > 0)
    await book(transaction, { key: `earning_return:${publicId}`, kind: 'earning_return', at, publicId, legs })
  const none = { kind: 'none', unit: null, amount: null, valueBtc: '0', reason: 'refunded' } as const
  await transaction
    .update(earnings)
    .set({ ...none, updatedAt: at })
    .where(eq(earnings.publicId, publicId))
}
