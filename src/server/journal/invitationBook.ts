import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import Big from 'big.js'
import { commissionLegs } from '@/domain/money/bookings'
import { BTC_UNIT, type JournalKind } from '@/domain/money/journal'
import {
  INVITATION_SIDES,
  type InvitationRewards,
  invitationRewards,
  type InvitationSide,
} from '@/domain/partner/invitation'
import type { Transaction } from '@/server/database/database'
import {
  earnings,
  invitations,
  invitedOrders,
  journalEntries,
  journalLegs,
  type StoredExchange,
  type StoredInvitation,
  type StoredInvitedOrder,
} from '@/server/database/schema'
import { isSamePerson } from '@/server/journal/samePerson'
import { balanceOf, book } from '@/server/journal/storedJournal'

/** Rewards of both sides of an invitation, in BTC. Who books holds the locks of both customers (`lockInvitations`). */

const KINDS = {
  inviter: { reward: 'inviter_reward', taken: 'inviter_reward_return' },
  friend: { reward: 'friend_reward', taken: 'friend_reward_return' },
} as const satisfies Record<InvitationSide, Record<'reward' | 'taken', JournalKind>>

/** After the commission of its partner. Nothing for an order that was added to the account later, or that the invitation does not cover. */
export async function settleInvitation(transaction: Transaction, finished: StoredExchange): Promise<void> {
  const { publicId, customerId, createdAt, claimedAt, updatedAt: at } = finished
  if (customerId === null || claimedAt !== null) return
  const invitation = await findInvitation(transaction, customerId)
  if (!invitation || createdAt < invitation.acceptedAt || createdAt >= invitation.endsAt) return
  const outcome = (await isSamePerson(transaction, invitation, finished)) ? 'same_person' : 'nothing_left'
  const added = await transaction
    .insert(invitedOrders)
    .values({
      ...{ publicId, invitationId: invitation.id, outcome },
      ...{ inviterBtc: '0', friendBtc: '0', settledAt: at },
    })
    .onConflictDoNothing()
    .returning({ publicId: invitedOrders.publicId })
  if (added.length > 0) await reviseInvitation(transaction, publicId, at)
}

async function findInvitation(transaction: Transaction, friendId: string): Promise<StoredInvitation | null> {
  const [found] = await transaction
    .select()
    .from(invitations)
    .where(and(eq(invitations.friendId, friendId), isNotNull(invitations.inviterId)))
  return found ?? null
}

/** After what the order earned, or what its partner gets of it, was confirmed, changed or returned. */
export async function reviseInvitation(
  transaction: Transaction,
  publicId: string,
  at: number,
): Promise<void> {
  const [found] = await transaction
    .select({ order: invitedOrders, invitation: invitations })
    .from(invitedOrders)
    .innerJoin(invitations, eq(invitations.id, invitedOrders.invitationId))
    .where(eq(invitedOrders.publicId, publicId))
  if (!found) return
  const { order, invitation } = found
  if (order.outcome === 'same_person' || order.outcome === 'refunded') return
  const rewards = await rewardsOf(transaction, found)
  // What was given while its worth was known stays.
  if (order.outcome === 'earned' && rewards.outcome === 'earning_unknown') return
  const booked = { inviter: '0', friend: '0' }
  for (const side of INVITATION_SIDES)
    booked[side] = await rebook(transaction, { side, invitation, publicId }, rewards[side], at)
  await transaction
    .update(invitedOrders)
    .set({ outcome: rewards.outcome, inviterBtc: booked.inviter, friendBtc: booked.friend })
    .where(eq(invitedOrders.publicId, publicId))
}

type Invited = { order: StoredInvitedOrder; invitation: StoredInvitation }

async function rewardsOf(
  transaction: Transaction,
  { order: { publicId }, invitation: { id, capBtc, shareMillionths } }: Invited,
): Promise<InvitationRewards> {
  const [earning] = await transaction.select().from(earnings).where(eq(earnings.publicId, publicId))
  const [others] = await transaction
    .select({
      inviter: sql<string>`coalesce(sum(${invitedOrders.inviterBtc}), 0)`,
      friend: sql<string>`coalesce(sum(${invitedOrders.friendBtc}), 0)`,
    })
    .from(invitedOrders)
    .where(and(eq(invitedOrders.invitationId, id), ne(invitedOrders.publicId, publicId)))
  const left = (earned: string | undefined) => new Big(capBtc).minus(earned ?? 0).toFixed()
  return invitationRewards({
    earning: earning ? { ...earning, isRefunded: earning.reason === 'refunded' } : null,
    ...(await givenBefore(transaction, publicId)),
    shareMillionths,
    leftBtc: { inviter: left(others?.inviter), friend: left(others?.friend) },
  })
}

/** What the customer and the partner of the order have got. */
async function givenBefore(transaction: Transaction, publicId: string) {
  const { account, amount } = journalLegs
  const [sums] = await transaction
    .select({
      cashbackBtc: sql<string>`coalesce(-sum(${amount}) filter (where ${account} = 'customer' and ${journalEntries.kind} in ('cashback', 'cashback_return')), 0)`,
      commissionBtc: sql<string>`coalesce(sum(${amount}) filter (where ${account} = 'expense' and ${journalEntries.kind} like 'commission%'), 0)`,
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(eq(journalEntries.publicId, publicId))
  return { cashbackBtc: sums?.cashbackBtc ?? '0', commissionBtc: sums?.commissionBtc ?? '0' }
}

type Part = { side: InvitationSide; invitation: StoredInvitation; publicId: string }

/** @returns what is booked for this side of the order now */
async function rebook(
  transaction: Transaction,
  { side, invitation, publicId }: Part,
  wantedBtc: string,
  at: number,
): Promise<string> {
  const { reward, taken } = KINDS[side]
  const owner = side === 'inviter' ? invitation.inviterOwner : invitation.friendOwner
  const isGone = (side === 'inviter' ? invitation.inviterId : invitation.friendId) === null
  const { expensedBtc, writtenOffBtc, entries } = await bookedFor(transaction, publicId, [reward, taken])
  // Who has left gets nothing more.
  const targetBtc = isGone && new Big(wantedBtc).gt(expensedBtc) ? expensedBtc : wantedBtc
  const balanceBtc = await balanceOf(transaction, { account: 'customer', owner, unit: BTC_UNIT })
  const legs = commissionLegs(owner, { targetBtc, expensedBtc, writtenOffBtc, balanceBtc }, 'customer')
  if (legs.length === 0) return targetBtc
  const kind = new Big(targetBtc).gt(expensedBtc) ? reward : taken
  await book(transaction, { key: `${kind}:${publicId}:${entries}`, kind, at, publicId, legs })
  return targetBtc
}

async function bookedFor(transaction: Transaction, publicId: string, kinds: JournalKind[]) {
  const { account, amount } = journalLegs
  const [sums] = await transaction
    .select({
      expensed: sql<string>`coalesce(sum(${amount}) filter (where ${account} = 'expense'), 0)`,
      writtenOff: sql<string>`coalesce(sum(${amount}) filter (where ${account} = 'written_off'), 0)`,
      entries: sql<string>`count(distinct ${journalEntries.id})`,
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(and(eq(journalEntries.publicId, publicId), sql`${journalEntries.kind} in ${kinds}`))
  return {
    expensedBtc: new Big(sums?.expensed ?? 0).toFixed(),
    writtenOffBtc: new Big(sums?.writtenOff ?? 0).toFixed(),
    entries: Number(sums?.entries ?? 0),
  }
}
