import { desc, eq, isNotNull } from 'drizzle-orm'
import { env } from '@/config/env'
import type { desk } from '@/contract/desk'
import type { DeskCustomer, FoundCustomer } from '@/contract/deskCustomers'
import { normalEmail } from '@/domain/account/account'
import { freezeAccount, unfreezeAccount } from '@/server/accounts/freeze'
import { customerByEmail, customerById } from '@/server/accounts/storedCustomers'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import { customers, exchanges, signIns, type StoredCustomer } from '@/server/database/schema'
import { foundOrders } from '@/server/desk/deskOrders'
import { deskPayoutsOf } from '@/server/desk/deskPayouts'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { proposalView } from '@/server/desk/proposalView'
import { notesOf, storeNote } from '@/server/desk/storedNotes'
import { openProposalsOf, propose } from '@/server/desk/storedProposals'
import { exportOf } from '@/server/history/customerExport'
import { notesAboutCustomer } from '@/server/desk/storedNotes'
import { totalsOf } from '@/server/journal/customerBook'
import { findPartner } from '@/server/partners/storedPartners'
import { endFactorReset, factorResetOf, scheduleFactorReset } from '@/server/secondFactors/factorReset'
import { passkeysOf } from '@/server/secondFactors/passkeys'
import { hasSecondFactor } from '@/server/secondFactors/proof'
import { countRecoveryCodes } from '@/server/secondFactors/recoveryCodes'
import { hasTotp } from '@/server/secondFactors/totp'
import type { StoredProposal } from '@/server/database/schema'

const SHOWN_ROWS = 20

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

/** Whole values only: nobody browses customers. */
export const listCustomers: ApiHandler<typeof desk.customers> = async ({ query }) => {
  const { q, frozen, limit, offset } = query
  if (q) {
    const found = await foundBy(q)
    return { result: { result: found && offset === 0 ? [foundView(found)] : [], hasMore: false } }
  }
  if (!frozen) return { result: { result: [], hasMore: false } }
  const db = await database()
  const rows = await db
    .select()
    .from(customers)
    .where(isNotNull(customers.frozenAt))
    .orderBy(desc(customers.frozenAt), customers.id)
    .limit(limit + 1)
    .offset(offset)
  return { result: pageOfRows(rows, limit, foundView) }
}

async function foundBy(q: string): Promise<StoredCustomer | null> {
  if (q.includes('@')) return customerByEmail(normalEmail(q))
  const db = await database()
  const [ordered] = await db
    .select({ customer: customers })
    .from(exchanges)
    .innerJoin(customers, eq(customers.id, exchanges.customerId))
    .where(eq(exchanges.publicId, q))
  return ordered?.customer ?? customerById(q)
}

const foundView = ({ id, email, createdAt, confirmedAt, frozenAt }: StoredCustomer): FoundCustomer => ({
  ...{ id, email },
  createdAt: iso(createdAt),
  confirmedAt: isoOrNull(confirmedAt),
  frozenAt: isoOrNull(frozenAt),
})

/** @throws ApiError 404 not_found */
export async function requireCustomerAtDesk(id: string): Promise<StoredCustomer> {
  const customer = await customerById(id)
  if (customer) return customer
  throw new ApiError(404, 'not_found', 'There is no such customer.')
}

/** Else one member of staff could shut out or impersonate another. @throws ApiError 409 action_unavailable */
export function requireNoStaff({ email }: StoredCustomer): void {
  if (env.deskStaff.has(email))
    throw new ApiError(
      409,
      'action_unavailable',
      'A member of staff: take the address out of DESK_STAFF first.',
    )
}

export const getCustomer: ApiHandler<typeof desk.customer> = async ({ params: { id } }) => ({
  result: await viewOf(id),
})

async function viewOf(id: string): Promise<DeskCustomer> {
  const customer = await requireCustomerAtDesk(id)
  const db = await database()
  const now = Date.now()
  const orders = await db
    .select()
    .from(exchanges)
    .where(eq(exchanges.customerId, id))
    .orderBy(desc(exchanges.createdAt))
    .limit(SHOWN_ROWS)
  const reset = await factorResetOf(db, id)
  const partner = await findPartner(id)
  const waiting = [
    await openProposalsOf([id], now, 'factorReset'),
    await openProposalsOf([id], now, 'erasure'),
  ].flatMap((found) => [...found.values()])
  return {
    ...foundView(customer),
    ...{ language: customer.language, level: customer.level, isStaff: env.deskStaff.has(customer.email) },
    factors: {
      totp: await hasTotp(db, id),
      passkeys: (await passkeysOf(id)).map(({ name, createdAt, usedAt }) => ({
        name,
        createdAt: iso(createdAt),
        usedAt: isoOrNull(usedAt),
      })),
      recoveryCodes: await countRecoveryCodes(db, id),
    },
    signIns: await db.$count(signIns, eq(signIns.customerId, id)),
    balanceBtc: (await totalsOf(db, id)).balanceBtc,
    partner: partner && { id: partner.id, state: partner.state },
    orders: await foundOrders(orders),
    payouts: await deskPayoutsOf(id, SHOWN_ROWS),
    notes: await notesOf(db, { customerId: id }),
    factorReset: reset && { staff: reset.staff, dueAt: iso(reset.dueAt) },
    proposals: waiting.map(proposalView),
  }
}

const notes = async (id: string, text: string, staff: string): Promise<boolean> => {
  const db = await database()
  return db.transaction(async (transaction) => {
    if (!(await lockCustomer(transaction, id)))
      throw new ApiError(404, 'not_found', 'There is no such customer.')
    return storeNote(transaction, { customerId: id }, { kind: 'note', text, staff }, Date.now())
  })
}

export const noteCustomer: ApiHandler<typeof desk.noteCustomer> = async ({ params, body, signedIn }) => {
  const isNew = await notes(params.id, body.message, signedIn.customer.email)
  return { status: isNew ? 201 : 200, result: await viewOf(params.id) }
}

/** The reason becomes a note, so that whoever opens the customer reads why. */
export const freezeCustomer: ApiHandler<typeof desk.freezeCustomer> = async ({ params, body, signedIn }) => {
  const { id } = params
  const customer = await requireCustomerAtDesk(id)
  const now = Date.now()
  if (body.decision === 'freeze') requireNoStaff(customer)
  const changed = body.decision === 'freeze' ? await freezeAccount(id, now) : await unfreezeAccount(id, now)
  if (!changed)
    throw new ApiError(
      409,
      'action_unavailable',
      body.decision === 'freeze' ? 'The account is frozen already.' : 'The account is not frozen.',
    )
  const word = body.decision === 'freeze' ? 'Frozen' : 'Unfrozen'
  await notes(id, `${word}: ${body.reason}`, signedIn.customer.email)
  return { result: await viewOf(id) }
}

/** Whoever else is at the desk confirms it, whatever DESK_FOUR_EYES says: it opens an account to whoever has its password. */
export const resetFactor: ApiHandler<typeof desk.resetFactor> = async ({
  params: { id },
  body,
  signedIn,
}) => {
  const customer = await requireCustomerAtDesk(id)
  requireNoStaff(customer)
  const db = await database()
  if (!(await hasSecondFactor(db, id)))
    throw new ApiError(409, 'action_unavailable', 'The account has no second factor.')
  if (await factorResetOf(db, id))
    throw new ApiError(409, 'action_unavailable', 'A reset is confirmed already and waits until it is due.')
  const proposed = { person: customer.email, reason: body.reason }
  await propose({ kind: 'factorReset', subject: id, body: proposed }, signedIn, Date.now())
  return { status: 202, result: await viewOf(id) }
}

export async function carryOutReset({ subject }: StoredProposal, staff: string): Promise<void> {
  requireNoStaff(await requireCustomerAtDesk(subject))
  await scheduleFactorReset(subject, staff, Date.now())
}

export const stopReset: ApiHandler<typeof desk.stopFactorReset> = async ({ params: { id } }) => {
  await requireCustomerAtDesk(id)
  if (!(await endFactorReset(id)))
    throw new ApiError(409, 'action_unavailable', 'No reset of this account waits any more.')
  return { result: await viewOf(id) }
}

export const exportCustomerAtDesk: ApiHandler<typeof desk.exportCustomer> = async ({ params: { id } }) => {
  const customer = await requireCustomerAtDesk(id)
  const db = await database()
  return { result: { ...(await exportOf(customer)), staffNotes: await notesAboutCustomer(db, id) } }
}
