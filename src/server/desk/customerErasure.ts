import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { Erasure } from '@/contract/deskProposals'
import { isMovingPayout } from '@/domain/account/payout'
import { ENDED_STATUSES } from '@/domain/exchange/exchange'
import { isZero } from '@/domain/money/amount'
import { eraseAccount } from '@/server/accounts/eraseAccount'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import type { Queryable } from '@/server/database/queryable'
import {
  contactMessages,
  deskNotes,
  deskProposals,
  exchanges,
  passkeys,
  payouts,
  reviews,
  savedAddresses,
  signIns,
  type StoredCustomer,
  type StoredProposal,
} from '@/server/database/schema'
import { requireCustomerAtDesk, requireNoStaff } from '@/server/desk/deskCustomers'
import { proposalView } from '@/server/desk/proposalView'
import { counted, RELEASED_HOLDS, STAYS, staying } from '@/server/desk/staying'
import { propose } from '@/server/desk/storedProposals'
import { assertNotHeld } from '@/server/legalHolds/assertNotHeld'
import { countHeldAddress } from '@/server/legalHolds/heldAddress'
import { totalsOf } from '@/server/journal/customerBook'
import { sendAlert } from '@/server/mail/sendAlert'

/** Another member of staff confirms it, whatever DESK_FOUR_EYES says: it cannot be undone. */
export const eraseCustomer: ApiHandler<typeof desk.eraseCustomer> = async ({ params, body, signedIn }) => {
  const customer = await requireCustomerAtDesk(params.id)
  requireNoStaff(customer)
  const db = await database()
  await db.transaction((transaction) =>
    assertNotHeld(transaction, { customerId: params.id, email: customer.email }),
  )
  const proposed = { person: customer.email, reason: body.reason }
  const proposal = await propose(
    { kind: 'erasure', subject: params.id, body: proposed },
    signedIn,
    Date.now(),
  )
  return {
    status: 202,
    result: { proposal: proposalView(proposal), ...(await erasureOf(db, customer)) },
  }
}

export async function carryOutErasure({ subject }: StoredProposal): Promise<Erasure> {
  requireNoStaff(await requireCustomerAtDesk(subject))
  const db = await database()
  const erased = await db.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, subject)
    if (!customer) throw new ApiError(409, 'action_unavailable', 'The account is gone already.')
    const done = await erasureOf(transaction, customer)
    await eraseAccount(transaction, customer)
    await forgetPerson(transaction, eq(deskProposals.subject, subject))
    return { customer, done }
  })
  await sendAlert(erased.customer, 'accountDeleted', Date.now())
  return erased.done
}

/** A proposal outlives the person it is about. */
export const forgetPerson = (db: Queryable, isIt: ReturnType<typeof sql>) =>
  db
    .update(deskProposals)
    .set({ body: sql`${deskProposals.body} - 'person'` })
    .where(isIt)

async function erasureOf(db: Queryable, { id, email }: StoredCustomer): Promise<Erasure> {
  const own = db.select({ id: exchanges.publicId }).from(exchanges).where(eq(exchanges.customerId, id))
  const orders = await db.$count(exchanges, eq(exchanges.customerId, id))
  const open = and(eq(exchanges.customerId, id), notInArray(exchanges.status, [...ENDED_STATUSES]))
  const paid = await db.select().from(payouts).where(eq(payouts.customerId, id))
  const { balanceBtc } = await totalsOf(db, id)
  return {
    erases: counted([
      ['the account with its email address, password and partner details', 1],
      ['signed-in devices', await db.$count(signIns, eq(signIns.customerId, id))],
      ['passkeys', await db.$count(passkeys, eq(passkeys.customerId, id))],
      ['saved addresses', await db.$count(savedAddresses, eq(savedAddresses.customerId, id))],
      ['contact details of exchanges', orders],
      ['names on reviews', await db.$count(reviews, inArray(reviews.publicId, own))],
      ['messages', await db.$count(contactMessages, sql`lower(${contactMessages.email}) = ${email}`)],
      [
        'notes of staff',
        await db.$count(
          deskNotes,
          sql`${eq(deskNotes.customerId, id)} or ${inArray(deskNotes.publicId, own)}`,
        ),
      ],
      [RELEASED_HOLDS, await countHeldAddress(db, email)],
    ]),
    stays: staying([
      [STAYS.exchanges, orders],
      [STAYS.open, await db.$count(exchanges, open)],
      [STAYS.payouts, paid.length],
      [STAYS.movingPayouts, paid.filter(isMovingPayout).length],
      [STAYS.balance(balanceBtc), isZero(balanceBtc) ? 0 : 1],
      [STAYS.audit, 1],
    ]),
  }
}
