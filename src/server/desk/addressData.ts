import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import { customerByEmail } from '@/server/accounts/storedCustomers'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { personalData } from '@/server/database/personalColumns'
import type { Queryable } from '@/server/database/queryable'
import {
  blocks,
  callers,
  contactMessages,
  contactReplies,
  exchangeEmails,
  exchanges,
  mails,
  reviews,
} from '@/server/database/schema'
import { notesAboutAddress } from '@/server/desk/storedNotes'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { emailKey } from '@/server/screening/parseBlocked'

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

/** Of whoever ordered without an account: all that leads to them is the address that came with it. */
export const isOrderOf = (email: string) => sql`lower(${exchanges.unregEmail}) = ${email}`
export const isMessageOf = (email: string) => sql`lower(${contactMessages.email}) = ${email}`
export const isOutcomeEmailOf = (email: string) => sql`lower(${exchangeEmails.email}) = ${email}`
export const isEmailTo = (email: string) => sql`lower(${mails.to}) = ${email}`
export const isBlockOf = (email: string) => and(eq(blocks.kind, 'email'), eq(blocks.key, emailKey(email)))

/** Whoever sends it out has made sure whose request it is: this finds by the address alone. */
export const exportAddress: ApiHandler<typeof desk.exportAddress> = async ({ body: { email } }) => {
  const db = await database()
  const now = Date.now()
  const ordered = await db.select().from(exchanges).where(isOrderOf(email)).orderBy(desc(exchanges.createdAt))
  const publicIds = ordered.map(({ publicId }) => publicId)
  const judged = await db.select().from(reviews).where(inArray(reviews.publicId, publicIds))
  const called = await db.select().from(callers).where(inArray(callers.subject, publicIds))
  const blocked = await db.select().from(blocks).where(isBlockOf(email))
  return {
    result: {
      email,
      accountId: (await customerByEmail(email))?.id ?? null,
      exchanges: ordered.map((exchange) => {
        const { unregEmail, ...origin } = personalData((column) => exchange[column])
        return { ...exchangeView(exchange, now), email: unregEmail, ...origin }
      }),
      ...(await emailsOf(db, email)),
      messages: await messagesOf(db, email),
      reviews: judged.map((review) => ({ ...review, createdAt: iso(review.createdAt) })),
      callers: called.map(({ at, ip, call, subject }) => ({ at: iso(at), ip, call, subject })),
      blocks: blocked.map(({ kind, reason, createdAt, endedAt }) => ({
        ...{ kind, reason },
        createdAt: iso(createdAt),
        endedAt: isoOrNull(endedAt),
      })),
      staffNotes: await notesAboutAddress(db, email),
    },
  }
}

async function emailsOf(db: Queryable, email: string) {
  const waiting = await db.select().from(mails).where(isEmailTo(email))
  const wanted = await db.select().from(exchangeEmails).where(isOutcomeEmailOf(email))
  return {
    emailsToSend: waiting.map(({ subject, text, createdAt }) => ({
      ...{ subject, text },
      createdAt: iso(createdAt),
    })),
    outcomeEmails: wanted.map(({ publicId, language, createdAt }) => ({
      ...{ publicId, language },
      createdAt: iso(createdAt),
    })),
  }
}

async function messagesOf(db: Queryable, email: string) {
  const written = await db.select().from(contactMessages).where(isMessageOf(email))
  const references = written.map(({ reference }) => reference)
  const replies = await db
    .select()
    .from(contactReplies)
    .where(inArray(contactReplies.reference, references))
    .orderBy(contactReplies.id)
  return written.map(({ idempotencyKey: _, messageHash: __, ...message }) => ({
    ...message,
    createdAt: iso(message.createdAt),
    replies: replies
      .filter(({ reference }) => reference === message.reference)
      .map((reply) => ({ message: reply.message, createdAt: iso(reply.createdAt) })),
  }))
}
