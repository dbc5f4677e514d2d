import { and, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { Erasure } from '@/contract/deskProposals'
import { ENDED_STATUSES } from '@/domain/exchange/exchange'
import { customerByEmail } from '@/server/accounts/storedCustomers'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database, type Transaction } from '@/server/database/database'
import { NO_PERSONAL_DATA } from '@/server/database/personalColumns'
import type { Queryable } from '@/server/database/queryable'
import {
  blocks,
  callers,
  contactMessages,
  deskNotes,
  deskProposals,
  exchangeEmails,
  exchanges,
  mails,
  pushDevices,
  reviews,
  type StoredProposal,
} from '@/server/database/schema'
import { isBlockOf, isEmailTo, isMessageOf, isOrderOf, isOutcomeEmailOf } from '@/server/desk/addressData'
import { assertNotHeld } from '@/server/legalHolds/assertNotHeld'
import { countHeldAddress, erasedAddress, forgetHeldAddress } from '@/server/legalHolds/heldAddress'
import { forgetPerson } from '@/server/desk/customerErasure'
import { proposalView } from '@/server/desk/proposalView'
import { counted, RELEASED_HOLDS, STAYS, staying } from '@/server/desk/staying'
import { propose } from '@/server/desk/storedProposals'

export const eraseAddress: ApiHandler<typeof desk.eraseAddress> = async ({ body, signedIn }) => {
  const { email, reason } = body
  await requireNoAccount(email)
  const db = await database()
  await db.transaction((transaction) => assertNotHeld(transaction, { customerId: null, email }))
  const proposal = await propose(
    { kind: 'addressErasure', subject: erasedAddress(email), body: { person: email, reason } },
    signedIn,
    Date.now(),
  )
  return {
    status: 202,
    result: { proposal: proposalView(proposal), ...(await erasureOf(db, email)) },
  }
}

async function requireNoAccount(email: string): Promise<void> {
  if (await customerByEmail(email))
    throw new ApiError(409, 'action_unavailable', 'There is an account under this address: erase that.')
}

export async function carryOutAddressErasure({ body }: StoredProposal): Promise<Erasure> {
  const email = String(body.person)
  await requireNoAccount(email)
  const db = await database()
  return db.transaction(async (transaction) => {
    await assertNotHeld(transaction, { customerId: null, email })
    const done = await erasureOf(transaction, email)
    await eraseAddressOf(transaction, email)
    await forgetPerson(transaction, sql`${deskProposals.body} ->> 'person' = ${email}`)
    return done
  })
}

const hasEnded = inArray(exchanges.status, [...ENDED_STATUSES])

async function eraseAddressOf(transaction: Transaction, email: string): Promise<void> {
  const isEnded = and(isOrderOf(email), hasEnded)
  const ended = await transaction
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(isEnded)
    .for('update')
  const own = ended.map(({ publicId }) => publicId)
  await transaction
    .update(exchanges)
    // A concurrent writer must not write back what it read before.
    .set({ version: sql`${exchanges.version} + 1`, ...NO_PERSONAL_DATA })
    .where(inArray(exchanges.publicId, own))
  await transaction.update(reviews).set({ name: null }).where(inArray(reviews.publicId, own))
  await transaction.delete(pushDevices).where(inArray(pushDevices.publicId, own))
  await transaction.delete(deskNotes).where(inArray(deskNotes.publicId, own))
  await transaction.delete(callers).where(inArray(callers.subject, own))
  await transaction
    .delete(exchangeEmails)
    .where(or(isOutcomeEmailOf(email), inArray(exchangeEmails.publicId, own)))
  await transaction.delete(contactMessages).where(isMessageOf(email))
  await transaction.delete(mails).where(isEmailTo(email))
  await forgetHeldAddress(transaction, email)
}

async function erasureOf(db: Queryable, email: string): Promise<Erasure> {
  const isEnded = and(isOrderOf(email), hasEnded)
  const isOpen = and(isOrderOf(email), notInArray(exchanges.status, [...ENDED_STATUSES]))
  const own = db.select({ id: exchanges.publicId }).from(exchanges).where(isEnded)
  const ended = await db.$count(exchanges, isEnded)
  return {
    erases: counted([
      ['contact details of exchanges', ended],
      ['names on reviews', await db.$count(reviews, inArray(reviews.publicId, own))],
      ['requests for an email about an outcome', await db.$count(exchangeEmails, isOutcomeEmailOf(email))],
      ['notifications in browsers', await db.$count(pushDevices, inArray(pushDevices.publicId, own))],
      ['messages with their replies', await db.$count(contactMessages, isMessageOf(email))],
      ['emails that are not sent yet', await db.$count(mails, isEmailTo(email))],
      ['stored IP addresses of calls', await db.$count(callers, inArray(callers.subject, own))],
      ['notes of staff', await db.$count(deskNotes, inArray(deskNotes.publicId, own))],
      [RELEASED_HOLDS, await countHeldAddress(db, email)],
    ]),
    stays: staying([
      [STAYS.exchanges, ended],
      [STAYS.openOfAddress, await db.$count(exchanges, isOpen)],
      [STAYS.blocks, await db.$count(blocks, isBlockOf(email))],
      [STAYS.audit, 1],
    ]),
  }
}
