import { asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { DeskMessage } from '@/contract/deskResults'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { type Database, database, type Transaction } from '@/server/database/database'
import {
  contactMessages,
  contactReplies,
  exchanges,
  type StoredContactMessage,
} from '@/server/database/schema'
import type { ReplyFacts } from '@/domain/account/savedReply'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { replyFactsOf } from '@/server/desk/recipientOf'
import { enqueueEmail } from '@/server/mail/enqueueEmail'

export const listMessages: ApiHandler<typeof desk.messages> = async ({ query }) => {
  const { state, limit, offset } = query
  const db = await database()
  const answered = db.select({ reference: contactReplies.reference }).from(contactReplies)
  const condition = {
    open: notInArray(contactMessages.reference, answered),
    answered: inArray(contactMessages.reference, answered),
  }
  const rows = await db
    .select()
    .from(contactMessages)
    .where(state && condition[state])
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.reference))
    .limit(limit + 1)
    .offset(offset)
  return { result: pageOfRows(await withReplies(db, rows), limit, (message) => message) }
}

export const replyToMessage: ApiHandler<typeof desk.reply> = async ({ params, body, signedIn }) => {
  const { reference } = params
  const now = Date.now()
  const db = await database()
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.reference, reference))
      .for('update')
    if (!found) throw new ApiError(404, 'not_found', 'There is no such message.')
    const { message } = body
    const { email: to, language } = found
    const reply = { reference, staff: signedIn.customer.email, message, createdAt: now }
    const status = (await isLastReply(transaction, reply)) ? 200 : 201
    if (status === 201) {
      await transaction.insert(contactReplies).values(reply)
      await enqueueEmail(transaction, { kind: 'reply', reference, message }, { to, language }, now)
    }
    const [replied] = await withReplies(transaction, [found])
    if (!replied) throw new Error('a message was found, but is not there')
    return { status, result: replied }
  })
}

/** Sent twice by a double press, or again because the first response was lost. */
async function isLastReply(
  transaction: Transaction,
  reply: Pick<StoredReply, 'reference' | 'staff' | 'message'>,
) {
  const [last] = await transaction
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.reference, reply.reference))
    .orderBy(desc(contactReplies.id))
    .limit(1)
  return last?.staff === reply.staff && last.message === reply.message
}

type StoredReply = typeof contactReplies.$inferSelect

async function withReplies(
  db: Pick<Database | Transaction, 'select'>,
  messages: StoredContactMessage[],
): Promise<DeskMessage[]> {
  const replies = await db
    .select()
    .from(contactReplies)
    .where(
      inArray(
        contactReplies.reference,
        messages.map(({ reference }) => reference),
      ),
    )
    .orderBy(asc(contactReplies.id))
  const facts = await factsOf(db, messages)
  return messages.map((message) => ({
    ...viewOf(message),
    facts: { ...facts.get(message.exchangeId ?? '')?.(message), reference: message.reference },
    replies: replies
      .filter(({ reference }) => reference === message.reference)
      .map(({ staff, message: text, createdAt }) => ({ staff, message: text, createdAt: iso(createdAt) })),
  }))
}

/** Of the exchange that the visitor named, where there is one. */
async function factsOf(
  db: Pick<Database | Transaction, 'select'>,
  messages: StoredContactMessage[],
): Promise<ReadonlyMap<string, (message: StoredContactMessage) => ReplyFacts>> {
  const named = messages.flatMap(({ exchangeId }) => exchangeId ?? [])
  const rows = await db.select().from(exchanges).where(inArray(exchanges.publicId, named))
  return new Map(
    rows.map((exchange) => [exchange.publicId, ({ language }) => replyFactsOf(exchange, language)]),
  )
}

const iso = (at: number) => new Date(at).toISOString()

const viewOf = (stored: StoredContactMessage) => {
  const { reference, topic, email, exchangeId, message, language, createdAt } = stored
  return { reference, topic, email, exchangeId, message, language, createdAt: iso(createdAt) }
}
