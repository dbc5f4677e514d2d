import { eq, sql } from 'drizzle-orm'
import Big from 'big.js'
import { accountClosedLegs, commissionLegs } from '@/domain/money/bookings'
import { BTC_UNIT, type JournalKind } from '@/domain/money/journal'
import { isCounted } from '@/domain/partner/attribution'
import { settledCommission, type SettledCommission } from '@/domain/partner/partnerCommission'
import type { Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import {
  earnings,
  journalEntries,
  journalLegs,
  orderAttributions,
  partners,
  type StoredAttribution,
  type StoredExchange,
  type StoredPartner,
} from '@/server/database/schema'
import { noteOrderSettled } from '@/server/outbox/partnerEvents'
import { balanceOf, book } from '@/server/journal/storedJournal'
import { worthInBtc } from '@/server/journal/worthInBtc'

/** A partner's part of the books, in BTC. Who books holds the partner's lock. */

const KINDS = [
  'commission',
  'commission_adjustment',
  'commission_return',
  'commission_correction',
] as const satisfies JournalKind[]

export const partnerBalance = (db: Queryable, partnerId: string): Promise<string> =>
  balanceOf(db, { account: 'partner', owner: partnerId, unit: BTC_UNIT })

/** After the earning and the cashback of the order. */
export async function settleCommission(transaction: Transaction, finished: StoredExchange): Promise<void> {
  const counted = await findCounted(transaction, finished.publicId)
  if (!counted || counted.attribution.outcome !== null) return
  const { attribution, partner } = counted
  const isOwn = partner.customerId !== null && partner.customerId === finished.customerId
  const volumeBtc = worthInBtc(finished)
  const isDue = !isOwn && partner.state === 'active' && isCounted(attribution.reason)
  const settled = await settledOf(transaction, { ...attribution, volumeBtc }, isDue)
  const facts = { volumeBtc, settledAt: finished.updatedAt, ...(isOwn && { reason: 'own_order' as const }) }
  await rebook(transaction, { attribution, partner }, settled, finished.updatedAt)
  await store(transaction, attribution.publicId, { ...facts, ...settled })
  await noteOrderSettled(transaction, attribution, { ...settled, volumeBtc }, finished.updatedAt)
}

/** After its earning was confirmed, changed or returned. */
export async function reviseCommission(
  transaction: Transaction,
  publicId: string,
  at: number,
): Promise<void> {
  const counted = await findCounted(transaction, publicId)
  if (!counted) return
  const { attribution, partner } = counted
  const { outcome, reason } = attribution
  // Once refunded it earns nothing, whatever its provider reports after that.
  if (outcome === null || outcome === 'refunded') return
  const settled = await settledOf(transaction, attribution, isCounted(reason))
  // What was given while its worth was known stays.
  if (outcome === 'earned' && settled.outcome === 'earning_unknown') return
  const due = partner.state === 'active' ? settled : await withoutRaise(transaction, publicId, settled)
  await rebook(transaction, counted, due, at)
  await store(transaction, publicId, due)
  const { volumeBtc } = attribution
  await noteOrderSettled(transaction, attribution, { ...due, volumeBtc }, at)
}

/** Who is suspended or has left gets nothing more. */
async function withoutRaise(
  transaction: Transaction,
  publicId: string,
  settled: SettledCommission,
): Promise<SettledCommission> {
  const { expensedBtc } = await booksOf(transaction, publicId)
  if (settled.outcome !== 'earned' || new Big(settled.amountBtc).lte(expensedBtc)) return settled
  return new Big(expensedBtc).gt(0)
    ? { outcome: 'earned', amountBtc: expensedBtc }
    : { outcome: 'not_counted', amountBtc: '0' }
}

/**
 * Staff set what the order brings its partner, at most all that it earned after cashback. Its partner is locked.
 * @returns null where that cannot be set: it counts for nobody, has not settled, or was refunded
 */
export async function correctCommission(
  transaction: Transaction,
  publicId: string,
  correctedBtc: string,
  at: number,
): Promise<StoredAttribution | null> {
  const counted = await findCounted(transaction, publicId)
  const outcome = counted?.attribution.outcome ?? null
  if (!counted || outcome === null || outcome === 'refunded') return null
  const { attribution, partner } = counted
  const settled = await settledOf(
    transaction,
    { ...attribution, correctedBtc },
    isCounted(attribution.reason),
  )
  await rebook(transaction, { attribution, partner }, settled, at, 'commission_correction')
  await store(transaction, publicId, { correctedBtc, ...settled })
  return { ...attribution, correctedBtc, outcome: settled.outcome, commissionBtc: settled.amountBtc }
}

type Counted = { attribution: StoredAttribution; partner: StoredPartner }

async function findCounted(db: Queryable, publicId: string): Promise<Counted | null> {
  const [found] = await db
    .select({ attribution: orderAttributions, partner: partners })
    .from(orderAttributions)
    .innerJoin(partners, eq(partners.id, orderAttributions.partnerId))
    .where(eq(orderAttributions.publicId, publicId))
  return found ?? null
}

async function settledOf(
  transaction: Transaction,
  { publicId, volumeBtc, rateMillionths, shareMillionths, correctedBtc }: StoredAttribution,
  isDue: boolean,
): Promise<SettledCommission> {
  const [earning] = await transaction.select().from(earnings).where(eq(earnings.publicId, publicId))
  const { cashbackBtc } = await booksOf(transaction, publicId)
  return settledCommission({
    isCounted: isDue,
    volumeBtc,
    earning: earning ? { ...earning, isRefunded: earning.reason === 'refunded' } : null,
    cashbackBtc,
    terms: { rateMillionths, shareMillionths },
    correctedBtc,
  })
}

async function rebook(
  transaction: Transaction,
  { attribution: { publicId }, partner: { id: owner } }: Counted,
  { outcome, amountBtc }: SettledCommission,
  at: number,
  by?: 'commission_correction',
): Promise<void> {
  const { expensedBtc, writtenOffBtc, entries } = await booksOf(transaction, publicId)
  const targetBtc = outcome === 'earned' ? amountBtc : '0'
  const balanceBtc = await partnerBalance(transaction, owner)
  const legs = commissionLegs(owner, { targetBtc, expensedBtc, writtenOffBtc, balanceBtc })
  if (legs.length === 0) return
  const changed = by ?? (entries === 0 ? 'commission' : 'commission_adjustment')
  const kind = outcome === 'refunded' ? 'commission_return' : changed
  const isNumbered = kind === 'commission_adjustment' || kind === 'commission_correction'
  const number = isNumbered ? `:${entries}` : ''
  await book(transaction, { key: `${kind}:${publicId}${number}`, kind, at, publicId, legs })
}

async function store(
  transaction: Transaction,
  publicId: string,
  { amountBtc, ...changes }: SettledCommission & Partial<StoredAttribution>,
): Promise<void> {
  await transaction
    .update(orderAttributions)
    .set({ ...changes, commissionBtc: amountBtc })
    .where(eq(orderAttributions.publicId, publicId))
}

/** Of one order: what is an expense for its partner, what of that was written off, and what its customer has got. */
async function booksOf(db: Queryable, publicId: string) {
  const isCommission = sql`${journalEntries.kind} in ${[...KINDS]}`
  // Rewards of an invitation are what is left after commissions.
  const isCashback = sql`${journalEntries.kind} in ${['cashback', 'cashback_return']}`
  const { account, amount } = journalLegs
  const [sums] = await db
    .select({
      expensedBtc: sql<string>`coalesce(sum(${amount}) filter (where ${account} = 'expense' and ${isCommission}), 0)`,
      writtenOffBtc: sql<string>`coalesce(sum(${amount}) filter (where ${account} = 'written_off' and ${isCommission}), 0)`,
      cashbackBtc: sql<string>`coalesce(-sum(${amount}) filter (where ${account} = 'customer' and ${isCashback}), 0)`,
      entries: sql<string>`count(distinct ${journalEntries.id}) filter (where ${isCommission})`,
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(eq(journalEntries.publicId, publicId))
  return {
    expensedBtc: new Big(sums?.expensedBtc ?? 0).toFixed(),
    writtenOffBtc: new Big(sums?.writtenOffBtc ?? 0).toFixed(),
    cashbackBtc: new Big(sums?.cashbackBtc ?? 0).toFixed(),
    entries: Number(sums?.entries ?? 0),
  }
}

/** What was not withdrawn is owed to nobody any more. */
export async function bookPartnerClosed(
  transaction: Transaction,
  partnerId: string,
  at: number,
): Promise<void> {
  const legs = accountClosedLegs(partnerId, await partnerBalance(transaction, partnerId), 'partner')
  if (legs.length > 0)
    await book(transaction, { key: `account_closed:${partnerId}`, kind: 'account_closed', at, legs })
}
