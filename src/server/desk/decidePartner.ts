import { eq } from 'drizzle-orm'
import { readProgrammes } from '@/config/readProgrammes'
import type { desk } from '@/contract/desk'
import { isAmount, isLess } from '@/domain/money/amount'
import { effectOf } from '@/domain/partner/partnerNotice'
import { MINUTE } from '@/domain/time/durations'
import { database, type Transaction } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import { lockPartner } from '@/server/database/lockPartners'
import {
  partnerNotices,
  partners,
  type StoredCustomer,
  type StoredNotice,
  type StoredPartner,
} from '@/server/database/schema'
import { deskPartnerView, findPartner, noSuchPartner } from '@/server/desk/deskPartners'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'
import type { Staff } from '@/server/kernel/SignedIn'
import type { Email } from '@/server/mail/emailKinds'
import { enqueueEmail } from '@/server/mail/enqueueEmail'

type Changed = Pick<StoredNotice, 'kind' | 'text'> &
  Partial<StoredNotice> & { state?: StoredPartner['state'] }

/** Two who decide at once: the second finds the state of after the first. */
export const decidePartner: ApiHandler<typeof desk.decidePartner> = async ({ params, body, signedIn }) =>
  changed(params.id, signedIn, ({ state }) => {
    const effect = effectOf(body.decision, state)
    if (!effect)
      throw new ApiError(409, 'action_unavailable', `A partner who is ${state} cannot be decided so.`)
    return { kind: effect.notice, state: effect.to, text: body.reason }
  })

export const ratePartner: ApiHandler<typeof desk.ratePartner> = async ({ params, body, signedIn }) => {
  const effectiveAt = effectiveFrom(body.from, Date.now())
  const ratePercent = rateOf(body.ratePercent)
  return changed(params.id, signedIn, () => ({
    ...{ kind: 'rate', text: body.reason, ratePercent, effectiveAt },
  }))
}

export const messagePartner: ApiHandler<typeof desk.messagePartner> = async ({ params, body, signedIn }) =>
  changed(params.id, signedIn, () => ({ kind: 'message', text: body.message }))

/** A step is a hundredth of a percent, as providers take it. */
const RATE = /^\d{1,2}(\.\d{1,2})?$/

function rateOf(typed: string): string | null {
  if (typed === '') return null
  const { maximumPercent } = readProgrammes().affiliate
  if (isAmount(typed) && RATE.test(typed) && !isLess(maximumPercent, typed)) return typed
  throw fieldError('ratePercent', `From 0 to ${maximumPercent}, with at most two decimal places.`)
}

function effectiveFrom(typed: string, now: number): number {
  if (typed === '') return now
  const at = Date.parse(typed)
  // The clock of who typed it may be slow; an order of the past is not rated anew in any case.
  if (at >= now - MINUTE) return Math.max(at, now)
  throw fieldError('from', 'Must be a time that has not passed, in ISO 8601: it counts for later orders.')
}

const fieldError = (field: string, description: string) =>
  validationError({ [field]: { code: 'validation_failed', description } })

type Judge = (partner: StoredPartner, transaction: Transaction) => Changed | Promise<Changed>

/** What the judge finds is stored with a notice to the partner, and sent by email. */
export async function changed(id: string, staff: Staff, judge: Judge) {
  const known = await findPartner(id)
  const db = await database()
  await db.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, known.partner.customerId ?? '')
    const partner = await lockPartner(transaction, id)
    if (!partner) throw noSuchPartner()
    if (partner.state === 'closed' || !customer)
      throw new ApiError(409, 'action_unavailable', 'The account of this partner was deleted.')
    await store(transaction, { partner, customer, staff }, await judge(partner, transaction))
  })
  return { result: await deskPartnerView(id) }
}

type People = { partner: StoredPartner; customer: StoredCustomer; staff: Staff }

async function store(
  transaction: Transaction,
  { partner, customer, staff }: People,
  { state, ...notice }: Changed,
) {
  const now = Date.now()
  if (state) await transaction.update(partners).set({ state }).where(eq(partners.id, partner.id))
  await transaction.insert(partnerNotices).values({
    ...{ ratePercent: null, effectiveAt: null, ...notice },
    ...{ partnerId: partner.id, staff: staff.customer.email, createdAt: now },
  })
  const { email: to, language } = customer
  await enqueueEmail(transaction, emailOf(notice), { to, language }, now)
}

function emailOf({ kind, text: message }: Pick<StoredNotice, 'kind' | 'text'>): Email {
  if (kind === 'accepted') return { kind: 'partnerAccepted', message }
  return { kind: kind === 'refused' ? 'partnerRefused' : 'partnerNotice', message }
}
