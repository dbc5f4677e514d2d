import { and, count, desc, eq } from 'drizzle-orm'
import { env } from '@/config/env'
import { hasStaffRole } from '@/config/environment/deskVariables'
import type { desk } from '@/contract/desk'
import type { OrderWork } from '@/contract/deskWork'
import { readTags } from '@/domain/account/deskWork'
import { hasPlaceholder } from '@/domain/account/savedReply'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'
import { database, type Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import { deskNotes, exchanges, type StoredExchange } from '@/server/database/schema'
import { recipientOf } from '@/server/desk/recipientOf'
import { notesOf, storeNote } from '@/server/desk/storedNotes'
import { storeWork, tagsInUse, workOf } from '@/server/desk/storedWork'
import { lockExchange } from '@/server/exchanges/lockExchange'
import { enqueueEmail } from '@/server/mail/enqueueEmail'

const SHOWN_TAGS = 50

const iso = (at: number) => new Date(at).toISOString()

export async function orderWorkOf(db: Queryable, publicId: string): Promise<OrderWork> {
  const work = await workOf(db, publicId)
  const notes = await notesOf(db, { publicId })
  if (!work) return { version: 0, tags: [], assignee: null, changedBy: null, changedAt: null, notes }
  const { version, tags, assignee, changedBy, changedAt } = work
  return { version, tags, assignee, changedBy, changedAt: iso(changedAt), notes }
}

const assignable = () =>
  [...env.deskStaff].filter(([, roles]) => hasStaffRole('orders', roles)).map(([email]) => email)

export const getWorkChoices: ApiHandler<typeof desk.workChoices> = async () => ({
  result: { tags: await tagsInUse(SHOWN_TAGS), staff: assignable() },
})

export const getPulse: ApiHandler<typeof desk.pulse> = async ({ params: { publicId } }) => {
  const db = await database()
  const [found] = await db
    .select({ updatedAt: exchanges.updatedAt })
    .from(exchanges)
    .where(eq(exchanges.publicId, publicId))
  if (!found) throw noOrder()
  const work = await workOf(db, publicId)
  const [counted] = await db
    .select({ notes: count() })
    .from(deskNotes)
    .where(eq(deskNotes.publicId, publicId))
  const [last] = await db
    .select()
    .from(deskNotes)
    .where(and(eq(deskNotes.publicId, publicId)))
    .orderBy(desc(deskNotes.id))
    .limit(1)
  const isNoteLater = last !== undefined && last.createdAt > (work?.changedAt ?? 0)
  return {
    result: {
      ...{ version: work?.version ?? 0, notes: counted?.notes ?? 0 },
      staff: (isNoteLater ? last.staff : work?.changedBy) ?? null,
      updatedAt: iso(found.updatedAt),
    },
  }
}

const noOrder = () => new ApiError(404, 'not_found', 'There is no such exchange.')

export const noteOrder: ApiHandler<typeof desk.noteOrder> = async ({ params, body, signedIn }) => {
  const { publicId } = params
  const staff = signedIn.customer.email
  return inOrder(publicId, (transaction) =>
    storeNote(transaction, { publicId }, { kind: 'note', text: body.message, staff }, Date.now()),
  )
}

/** Two who write to one order do it one after the other. @returns 201 where something was stored */
async function inOrder(
  publicId: string,
  work: (transaction: Transaction, exchange: StoredExchange) => Promise<boolean>,
): Promise<{ status: 200 | 201; result: OrderWork }> {
  const db = await database()
  return db.transaction(async (transaction) => {
    const isNew = await work(transaction, await lockExchange(transaction, publicId))
    return { status: isNew ? 201 : 200, result: await orderWorkOf(transaction, publicId) }
  })
}

export const sortOrder: ApiHandler<typeof desk.sortOrder> = async ({ params, body, signedIn }) => {
  const { publicId } = params
  const tags = readTags(body.tags)
  const wrong = (description: string) => ({ code: 'validation_failed' as const, description })
  if (!tags)
    throw validationError({
      tags: wrong('A tag has up to 30 letters and digits, with spaces and hyphens between.'),
    })
  const assignee = body.assignee === '' ? null : body.assignee
  const db = await database()
  const known = await workOf(db, publicId)
  // Who has left DESK_STAFF may still stand there, until somebody else is chosen.
  if (assignee !== null && assignee !== known?.assignee && !assignable().includes(assignee))
    throw validationError({ assignee: wrong('Must be a member of staff who may work on orders.') })
  if ((await db.$count(exchanges, eq(exchanges.publicId, publicId))) === 0) throw noOrder()
  const sorted = { publicId, tags, assignee, changedBy: signedIn.customer.email }
  if (!(await storeWork(sorted, body.version, Date.now()))) {
    const by = (await workOf(db, publicId))?.changedBy
    throw new ApiError(409, 'action_unavailable', `${by ?? 'Somebody'} has changed this meanwhile.`)
  }
  return { result: await orderWorkOf(db, publicId) }
}

/** Under no limit of emails: a person wrote it, and the audit log says who. */
export const writeToCustomer: ApiHandler<typeof desk.writeToCustomer> = async ({
  params,
  body,
  signedIn,
}) => {
  const { publicId } = params
  const { message } = body
  if (hasPlaceholder(message))
    throw validationError({
      message: { code: 'validation_failed', description: 'A placeholder is not filled in.' },
    })
  return inOrder(publicId, async (transaction, exchange) => {
    const recipient = await recipientOf(transaction, exchange)
    if (!recipient)
      throw new ApiError(409, 'action_unavailable', 'No email address is stored with this exchange.')
    const now = Date.now()
    const note = { kind: 'sent', text: message, staff: signedIn.customer.email } as const
    const isNew = await storeNote(transaction, { publicId }, note, now)
    if (isNew) {
      const { isAccount, ...to } = recipient
      await enqueueEmail(transaction, { kind: 'orderMessage', exchange, isAccount, message }, to, now)
    }
    return isNew
  })
}
