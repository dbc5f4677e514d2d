import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import Big from 'big.js'
import { type InvitationState, invitationState } from '@/domain/partner/invitation'
import type { Queryable } from '@/server/database/queryable'
import {
  exchanges,
  invitationCodes,
  invitations,
  invitedOrders,
  type StoredInvitation,
} from '@/server/database/schema'

export async function codeOf(db: Queryable, customerId: string): Promise<string | null> {
  const [found] = await db.select().from(invitationCodes).where(eq(invitationCodes.customerId, customerId))
  return found?.code ?? null
}

/** Of an account, also open ones. */
export async function ordersOf(db: Queryable, customerId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(exchanges)
    .where(and(eq(exchanges.customerId, customerId), ne(exchanges.creation, 'refused')))
  return counted?.total ?? 0
}

export type InvitationWithFigures = {
  invitation: StoredInvitation
  state: InvitationState
  inviterBtc: string
  friendBtc: string
  orders: number
}

/** The newest first. */
export async function invitationsWhere(
  db: Queryable,
  isWanted: SQL | undefined,
  now: number,
  { limit = 1000, offset = 0 } = {},
): Promise<InvitationWithFigures[]> {
  const found = await db
    .select({
      invitation: invitations,
      inviterBtc: sql<string>`coalesce(sum(${invitedOrders.inviterBtc}), 0)`,
      friendBtc: sql<string>`coalesce(sum(${invitedOrders.friendBtc}), 0)`,
      orders: count(invitedOrders.publicId),
      isSamePerson: sql<boolean>`coalesce(bool_or(${invitedOrders.outcome} = 'same_person'), false)`,
    })
    .from(invitations)
    .leftJoin(invitedOrders, eq(invitedOrders.invitationId, invitations.id))
    .where(isWanted)
    .groupBy(invitations.id)
    .orderBy(desc(invitations.acceptedAt), invitations.id)
    .limit(limit)
    .offset(offset)
  return found.map(({ invitation, inviterBtc, friendBtc, orders, isSamePerson }) => {
    const { endsAt, capBtc, inviterId, friendId } = invitation
    const isLeft = inviterId === null || friendId === null
    const earnedBtc = { inviter: inviterBtc, friend: friendBtc }
    return {
      ...{ invitation, orders },
      state: invitationState({ endsAt, capBtc, isLeft, isSamePerson, earnedBtc }, now),
      inviterBtc: new Big(inviterBtc).toFixed(),
      friendBtc: new Big(friendBtc).toFixed(),
    }
  })
}
