import { inArray } from 'drizzle-orm'
import Big from 'big.js'
import type { desk } from '@/contract/desk'
import type { DeskInvitation } from '@/contract/deskInvitations'
import { database } from '@/server/database/database'
import { customers } from '@/server/database/schema'
import { pageOfRows } from '@/server/desk/pageOfRows'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { type InvitationWithFigures, invitationsWhere } from '@/server/partners/storedInvitations'

export const listInvitations: ApiHandler<typeof desk.invitations> = async ({ query }) => {
  const { limit, offset } = query
  const db = await database()
  const rows = await invitationsWhere(db, undefined, Date.now(), { limit: limit + 1, offset })
  const ids = rows.flatMap(({ invitation: { inviterId, friendId } }) => [inviterId, friendId])
  const people = await db
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(
      inArray(
        customers.id,
        ids.filter((id) => id !== null),
      ),
    )
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  return { result: pageOfRows(rows, limit, (row) => view(row, emails)) }
}

function view(
  { invitation, state, inviterBtc, friendBtc, orders }: InvitationWithFigures,
  emails: ReadonlyMap<string, string>,
): DeskInvitation {
  const { id, inviterId, friendId, capBtc, acceptedAt, endsAt } = invitation
  return {
    ...{ id, state, inviterBtc, friendBtc, orders },
    inviter: emails.get(inviterId ?? '') ?? null,
    friend: emails.get(friendId ?? '') ?? null,
    capBtc: new Big(capBtc).toFixed(),
    acceptedAt: new Date(acceptedAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }
}
