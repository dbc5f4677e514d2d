import { and, eq } from 'drizzle-orm'
import { LOCALES } from '@/config/locales'
import type { desk } from '@/contract/desk'
import type { SavedReply } from '@/contract/deskWork'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database, type Transaction } from '@/server/database/database'
import { savedReplies, type ReplyTexts, type StoredReply } from '@/server/database/schema'
import { validationError } from '@/server/kernel/validationError'
import { newPublicId } from '@/server/kernel/publicId'

export const listReplies: ApiHandler<typeof desk.savedReplies> = async () => ({ result: await allReplies() })

async function allReplies(): Promise<SavedReply[]> {
  const db = await database()
  const rows = await db.select().from(savedReplies).orderBy(savedReplies.name)
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt).toISOString() }))
}

export const saveReply: ApiHandler<typeof desk.saveReply> = async ({ body, signedIn }) => {
  const { id, version, name } = body
  const texts = textsIn(body.texts)
  const changes = { name, texts, staff: signedIn.customer.email, changedAt: Date.now() }
  const db = await database()
  await db.transaction(async (transaction) => {
    await requireFreeName(transaction, name, id)
    if (id === '') {
      const stored = await transaction
        .insert(savedReplies)
        .values({ ...changes, id: newPublicId(), version: 1 })
        .onConflictDoNothing()
        .returning({ id: savedReplies.id })
      if (stored.length === 0) throw nameTaken()
      return
    }
    const [written] = await transaction
      .update(savedReplies)
      .set({ ...changes, version: version + 1 })
      .where(and(eq(savedReplies.id, id), eq(savedReplies.version, version)))
      .returning({ id: savedReplies.id })
    if (!written) throw await notThatVersion(transaction, id)
  })
  return { status: id === '' ? 201 : 200, result: await allReplies() }
}

function textsIn(texts: Readonly<Record<string, string>>): ReplyTexts {
  const unknown = Object.keys(texts).filter((name) => !LOCALES.some((locale) => locale === name))
  if (unknown.length > 0)
    throw validationError({
      texts: { code: 'validation_failed', description: `Languages are ${LOCALES.join(', ')}.` },
    })
  return texts
}

export const deleteReply: ApiHandler<typeof desk.deleteReply> = async ({ params: { id }, body }) => {
  const db = await database()
  await db.transaction(async (transaction) => {
    const [deleted] = await transaction
      .delete(savedReplies)
      .where(and(eq(savedReplies.id, id), eq(savedReplies.version, body.version)))
      .returning({ id: savedReplies.id })
    if (!deleted) throw await notThatVersion(transaction, id)
  })
  return { result: await allReplies() }
}

async function requireFreeName(transaction: Transaction, name: string, id: string) {
  const [other] = await transaction.select().from(savedReplies).where(eq(savedReplies.name, name))
  if (other && other.id !== id) throw nameTaken()
}

const nameTaken = () => new ApiError(409, 'action_unavailable', 'Another saved reply has this name.')

async function notThatVersion(transaction: Transaction, id: string) {
  const [known] = await transaction.select().from(savedReplies).where(eq(savedReplies.id, id))
  return known ? changedBy(known) : new ApiError(404, 'not_found', 'There is no such saved reply.')
}

const changedBy = ({ staff }: StoredReply) =>
  new ApiError(409, 'action_unavailable', `${staff} has changed this reply meanwhile.`)
