import { PAYOUT_STATES } from '@/domain/account/account'
import { isMovingPayout } from '@/domain/account/payout'
import { and, count, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { database, type Transaction } from '@/server/database/database'
import { payouts, type StoredCustomer, type StoredPartner, type StoredPayout } from '@/server/database/schema'
import { lockPartner, lockPartnerOf } from '@/server/database/lockPartners'
import { lockCustomer } from '@/server/database/lockCustomer'
import { bookPayoutRequested, bookPayoutReturned, bookPayoutSent } from '@/server/journal/customerBook'
import { notePayoutMoved, notePayoutRequested } from '@/server/outbox/operatorEvents'
import { notePayoutSent } from '@/server/outbox/partnerEvents'
import { ApiError } from '@/server/kernel/ApiError'
import type { Purse } from '@/server/programmes/purse'
import { simulation } from '@/server/sandbox/simulation'
import { takePayoutConfirmation } from '@/server/secondFactors/takePayoutConfirmation'
import type { SignedIn } from '@/server/kernel/SignedIn'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

type Judge = (balanceBtc: string) => StoredPayout
/** Refuses a payout by throwing, within the transaction that would store it. */
type Guard = (transaction: Transaction) => Promise<void>
type Announce = (transaction: Transaction, customer: StoredCustomer, payout: StoredPayout) => Promise<void>

export async function findPayout(customerId: string, idempotencyKey: string): Promise<StoredPayout | null> {
  const db = await database()
  const isIt = and(eq(payouts.customerId, customerId), eq(payouts.idempotencyKey, idempotencyKey))
  const [found] = await db.select().from(payouts).where(isIt)
  return found ?? null
}

/**
 * @param judge makes the payout out of the balance of that moment, or throws; nothing is stored then
 * @param announce is part of it: no payout is stored that its customer is not told of
 * @returns the payout, or the earlier one under the same key
 * @throws ApiError 401 unauthorized, 403 confirmation_required, 409 action_unavailable
 */
export async function storePayout(
  signedIn: SignedIn,
  idempotencyKey: string,
  { purse, judge, guard, announce }: { purse: Purse; judge: Judge; guard: Guard; announce: Announce },
): Promise<StoredPayout> {
  const db = await database()
  return db.transaction(async (transaction) => {
    const customer = await lockSignedIn(transaction, signedIn)
    const { id: customerId } = customer
    const partner = purse.partnerId === null ? null : await lockPartnerOf(transaction, customerId)
    const [known] = await transaction
      .select()
      .from(payouts)
      .where(and(eq(payouts.customerId, customerId), eq(payouts.idempotencyKey, idempotencyKey)))
    if (known) return known

    if (partner) await requireNoOther(transaction, partner)
    const payout = judge(await purse.balanceBtc(transaction))
    await guard(transaction)
    await takePayoutConfirmation(transaction, signedIn)
    await transaction.insert(payouts).values(payout)
    await bookPayoutRequested(transaction, payout)
    await notePayoutRequested(transaction, payout)
    await announce(transaction, customer, payout)
    return payout
  })
}

const OPEN = PAYOUT_STATES.filter((state) => isMovingPayout({ state }))

/** The partner is locked, so that of two requests at once the second finds the first. */
async function requireNoOther(transaction: Transaction, { id, state }: StoredPartner): Promise<void> {
  if (state !== 'active')
    throw new ApiError(409, 'action_unavailable', 'This partner account is suspended or closed.')
  const [open] = await transaction
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.partnerId, id), inArray(payouts.state, OPEN)))
    .limit(1)
  if (open) throw new ApiError(409, 'action_unavailable', `The payout ${open.id} is still under way.`)
}

/** Only in the sandbox does a payout move with the clock. */
export const movePayout = (id: string, now: number): Promise<StoredPayout | null> =>
  changePayout(id, (stored) => {
    const steps = simulation()?.payouts
    let moved = stored
    while (steps && moved.dueAt !== null && moved.dueAt <= now) moved = steps.withNextStep(moved, moved.dueAt)
    return moved
  })

/** Does more in the transaction that changes a payout. */
type AlsoDo = (transaction: Transaction, customer: StoredCustomer, moved: StoredPayout) => Promise<void>

/** The amount of one that failed returns to the balance. @returns null when there is none
 * @throws what `judge` and `alsoDo` throw; nothing is changed then */
export async function changePayout(
  id: string,
  judge: (stored: StoredPayout, transaction: Transaction) => StoredPayout | Promise<StoredPayout>,
  alsoDo?: AlsoDo,
): Promise<StoredPayout | null> {
  const db = await database()
  return db.transaction(async (transaction) => {
    const [found] = await transaction.select().from(payouts).where(eq(payouts.id, id))
    const customer = found?.customerId ? await lockCustomer(transaction, found.customerId) : null
    if (found?.partnerId) await lockPartner(transaction, found.partnerId)
    const [stored] = await transaction.select().from(payouts).where(eq(payouts.id, id)).for('update')
    if (!stored) return null
    const moved = await judge(stored, transaction)
    if (moved === stored) return stored
    const { state } = moved
    if (state === 'failed') await bookPayoutReturned(transaction, moved)
    if (state === 'finished') await bookPayoutSent(transaction, moved)
    await transaction.update(payouts).set(changesOf(moved)).where(eq(payouts.id, id))
    if (state === 'sending' || state === 'finished') await notePayoutSent(transaction, moved)
    await notePayoutMoved(transaction, stored, moved)
    if (customer) await alsoDo?.(transaction, customer, moved)
    return moved
  })
}

/** What was requested stays as it is. */
function changesOf({
  id: _,
  customerId: __,
  idempotencyKey: ___,
  amountBtc: ____,
  address: _____,
  createdAt: ______,
  partnerId: _______,
  ...changes
}: StoredPayout) {
  return changes
}

export async function duePayouts(now: number, limit: number, customerId?: string): Promise<string[]> {
  const db = await database()
  const due = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(lte(payouts.dueAt, now), customerId ? eq(payouts.customerId, customerId) : undefined))
    .orderBy(payouts.dueAt)
    .limit(limit)
  return due.map(({ id }) => id)
}

export async function payoutsOf({ customerId, partnerId }: Purse, limit: number, offset: number) {
  const db = await database()
  const isOwned =
    partnerId === null
      ? and(eq(payouts.customerId, customerId), isNull(payouts.partnerId))
      : eq(payouts.partnerId, partnerId)
  const [counted] = await db.select({ total: count() }).from(payouts).where(isOwned)
  const page = await db
    .select()
    .from(payouts)
    .where(isOwned)
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit)
    .offset(offset)
  return { page, total: counted?.total ?? 0 }
}
