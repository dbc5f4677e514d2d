import { sql } from 'drizzle-orm'
import type { Transaction } from '@/server/database/database'
import type { StoredExchange, StoredInvitation } from '@/server/database/schema'

type Found = { is_same: boolean }

/**
 * Whether an order of the friend looks like one of the inviter: it pays to an address of theirs, or was made with a device
 * or, with LOG_CALLERS, from an IP address of theirs. Of what is stored anyway, and final for the invitation.
 */
export async function isSamePerson(
  transaction: Transaction,
  { id, inviterId }: Pick<StoredInvitation, 'id' | 'inviterId'>,
  { publicId, addressTo, extraIdTo }: Pick<StoredExchange, 'publicId' | 'addressTo' | 'extraIdTo'>,
): Promise<boolean> {
  const tag = extraIdTo ?? ''
  const { rows } = await transaction.execute<Found>(sql`
    with theirs as (
      select public_id, address_to, extra_id_to, user_refund_address, user_refund_extra_id
      from exchanges where customer_id = ${inviterId}
    )
    select (
      exists (select 1 from invited_orders where invitation_id = ${id} and outcome = 'same_person')
      or exists (select 1 from theirs
        where (address_to = ${addressTo} and coalesce(extra_id_to, '') = ${tag})
          or (user_refund_address = ${addressTo} and coalesce(user_refund_extra_id, '') = ${tag}))
      or exists (select 1 from saved_addresses
        where customer_id = ${inviterId} and address = ${addressTo} and coalesce(extra_id, '') = ${tag})
      or exists (select 1 from payouts where customer_id = ${inviterId} and address = ${addressTo})
      or exists (select 1 from push_devices own join push_devices other using (fid)
        join theirs on theirs.public_id = other.public_id where own.public_id = ${publicId})
      or exists (select 1 from callers own join callers other using (ip)
        join theirs on theirs.public_id = other.subject where own.subject = ${publicId})
    ) as is_same`)
  return rows[0]?.is_same ?? false
}
