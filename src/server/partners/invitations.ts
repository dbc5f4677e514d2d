import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import Big from 'big.js'
import { capabilities } from '@/config/capabilities'
import { readProgrammes } from '@/config/readProgrammes'
import type { Invitations, invitations as contract } from '@/contract/invitations'
import {
  CODE_ALPHABET,
  INVITATION_CODE_LENGTH,
  invitationCode,
  invitationFault,
  mayBeInvited,
} from '@/domain/partner/invitation'
import { toMillionths } from '@/domain/partner/partnerCommission'
import { roundedBtc } from '@/domain/partner/statistics'
import { DAY } from '@/domain/time/durations'
import { database, type Transaction } from '@/server/database/database'
import { customers, invitationCodes, invitations, type StoredCustomer } from '@/server/database/schema'
import { ownerOf } from '@/server/journal/customerBook'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'
import { callerCountry } from '@/server/market/callerCountry'
import { codeOf, invitationsWhere, ordersOf } from '@/server/partners/storedInvitations'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

/** @throws ApiError 404 where the programme is off, or in no country of its */
function requireOffered(headers: Record<string, string>): void {
  const country = callerCountry(headers)
  const { countries } = readProgrammes().invitations
  if (capabilities().invitations && country !== null && countries.includes(country)) return
  throw new ApiError(404, 'not_found', 'This site has no invitations here.')
}

export const getInvitations: ApiHandler<typeof contract.me> = async ({ headers, signedIn: { customer } }) => {
  requireOffered(headers)
  return { result: await invitationsView(customer, Date.now()) }
}

export const makeInvitationCode: ApiHandler<typeof contract.code> = async ({ headers, signedIn }) => {
  requireOffered(headers)
  const now = Date.now()
  const db = await database()
  const customer = await db.transaction(async (transaction) => {
    const locked = await lockSignedIn(transaction, signedIn)
    if ((await codeOf(transaction, locked.id)) === null) await insertCode(transaction, locked.id, now)
    return locked
  })
  return { result: await invitationsView(customer, now) }
}

async function insertCode(transaction: Transaction, customerId: string, createdAt: number): Promise<void> {
  for (;;) {
    const added = await transaction
      .insert(invitationCodes)
      .values({ code: newCode(), customerId, createdAt })
      .onConflictDoNothing({ target: invitationCodes.code })
      .returning({ code: invitationCodes.code })
    if (added.length > 0) return
  }
}

const newCode = () =>
  Array.from({ length: INVITATION_CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(
    '',
  )

/** With the terms of this moment, which later changes of the operator file leave alone. */
export const acceptInvitation: ApiHandler<typeof contract.accept> = async ({ headers, signedIn, body }) => {
  requireOffered(headers)
  const now = Date.now()
  const db = await database()
  const customer = await db.transaction(async (transaction) => {
    const friend = await lockSignedIn(transaction, signedIn)
    const inviter = await findInviter(transaction, body.code)
    if (!inviter) throw noSuchCode()
    await requireAcceptable(transaction, inviter, friend, now)
    await insertInvitation(transaction, inviter.id, friend.id, now)
    return friend
  })
  return { result: await invitationsView(customer, now) }
}

async function findInviter(transaction: Transaction, typed: string): Promise<StoredCustomer | null> {
  const [found] = await transaction
    .select({ customer: customers })
    .from(invitationCodes)
    .innerJoin(customers, eq(customers.id, invitationCodes.customerId))
    .where(eq(invitationCodes.code, invitationCode(typed)))
  return found?.customer ?? null
}

const noSuchCode = () =>
  validationError({ code: { code: 'validation_failed', description: 'There is no such code.' } })

async function requireAcceptable(
  transaction: Transaction,
  inviter: StoredCustomer,
  friend: StoredCustomer,
  now: number,
): Promise<void> {
  const fault = invitationFault(inviter, friend, { orders: await ordersOf(transaction, friend.id), now })
  if (fault === 'own_code')
    throw validationError({ code: { code: 'validation_failed', description: 'This code is your own.' } })
  if (fault === 'not_new')
    throw new ApiError(
      409,
      'action_unavailable',
      'A code is entered in a new account, before its first exchange, and is one of an older account.',
    )
}

async function insertInvitation(
  transaction: Transaction,
  inviterId: string,
  friendId: string,
  acceptedAt: number,
): Promise<void> {
  const { sharePercent, capBtc, days } = readProgrammes().invitations
  const added = await transaction
    .insert(invitations)
    .values({
      ...{ id: randomUUID(), inviterId, friendId },
      inviterOwner: await ownerOf(transaction, inviterId),
      friendOwner: await ownerOf(transaction, friendId),
      ...{ shareMillionths: toMillionths(sharePercent), capBtc },
      ...{ acceptedAt, endsAt: acceptedAt + days * DAY },
    })
    .onConflictDoNothing({ target: invitations.friendId })
    .returning({ id: invitations.id })
  if (added.length > 0) return
  throw new ApiError(409, 'action_unavailable', 'This account has entered a code already.')
}

/** What the customer may see; of friends nothing but days, and their own reward in two digits. */
export async function invitationsView(customer: StoredCustomer, now: number): Promise<Invitations> {
  const { id, createdAt } = customer
  const { sharePercent, capBtc, days } = readProgrammes().invitations
  const db = await database()
  const made = await invitationsWhere(db, eq(invitations.inviterId, id), now)
  const [received] = await invitationsWhere(db, eq(invitations.friendId, id), now)
  const isNew = mayBeInvited({ createdAt }, { orders: await ordersOf(db, id), now })
  return {
    code: await codeOf(db, id),
    terms: { sharePercent, capBtc, days },
    earnedBtc: made.reduce((sum, { inviterBtc }) => sum.plus(inviterBtc), new Big(0)).toFixed(),
    friends: made.map(({ invitation: { acceptedAt, endsAt }, state, inviterBtc }) => ({
      ...{ acceptedOn: dayOf(acceptedAt), endsOn: dayOf(endsAt), state },
      rewardBtc: roundedBtc(inviterBtc),
    })),
    invitedBy: received
      ? {
          acceptedAt: new Date(received.invitation.acceptedAt).toISOString(),
          endsAt: new Date(received.invitation.endsAt).toISOString(),
          ...{ state: received.state, rewardBtc: received.friendBtc },
          capBtc: new Big(received.invitation.capBtc).toFixed(),
        }
      : null,
    mayAccept: !received && isNew,
  }
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)
