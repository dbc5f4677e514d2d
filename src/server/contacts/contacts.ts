import { env } from '@/config/env'
import { DEFAULT_LOCALE } from '@/config/locales'
import type { contacts } from '@/contract/contacts'
import { contactProblems, type ContactMessage } from '@/domain/site/contact'
import { asLocale } from '@/i18n/languages'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

import { newPublicId } from '@/server/kernel/publicId'
import { hasStaffWith } from '@/server/staff/staffRoles'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { notifyStaff } from '@/server/mail/notifyStaff'
import { noteMessage } from '@/server/outbox/operatorEvents'
import { validateIdempotencyKey, requestFingerprint } from '@/server/kernel/idempotencyKey'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { eq } from 'drizzle-orm'
import { database, type Transaction } from '@/server/database/database'
import { contactMessages, type StoredContactMessage } from '@/server/database/schema'

/** A repeated call under the same `idempotency-key` is the same message (200 instead of 201). */
export const sendContactMessage: ApiHandler<typeof contacts.send> = async ({ headers, body: message }) => {
  const idempotencyKey = headers['idempotency-key'] ?? ''
  const refused = { ...validateIdempotencyKey(idempotencyKey), ...checkMessage(message) }
  if (hasErrors(refused)) throw validationError(refused)

  const reference = newPublicId()
  const messageHash = requestFingerprint(message)
  const stored = await storeMessage({
    ...message,
    reference,
    idempotencyKey,
    messageHash,
    exchangeId: message.exchangeId || null,
    language: asLocale(headers['site-language']),
    createdAt: Date.now(),
  })
  if (stored.messageHash !== messageHash) {
    throw new ApiError(409, 'idempotency_conflict', 'Another message was sent under this idempotency-key.')
  }
  const isNew = stored.reference === reference
  return { status: isNew ? 201 : 200, result: { reference: stored.reference } }
}

const checkMessage = (message: ContactMessage): FieldErrors =>
  Object.fromEntries(
    Object.entries(contactProblems(message)).map(([field, problem]) => [
      field,
      {
        code: field === 'email' ? ('email_invalid' as const) : ('validation_failed' as const),
        description: problem,
      },
    ]),
  )

async function storeMessage(message: StoredContactMessage): Promise<StoredContactMessage> {
  const db = await database()
  await db.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(contactMessages)
      .values(message)
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning({ reference: contactMessages.reference })
    if (inserted.length === 0) return
    await notifyStaff(transaction, 'message', message.reference)
    await mailToOperator(transaction, message)
    await noteMessage(transaction, message)
  })
  const [stored] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, message.idempotencyKey))
  if (!stored) throw new Error('a message was stored, but is not there')
  return stored
}

/** Where nobody reads messages at the desk. */
async function mailToOperator(
  transaction: Transaction,
  { reference, email, exchangeId, message, createdAt }: StoredContactMessage,
): Promise<void> {
  const to = env.contactEmail
  if (to === '' || (await hasStaffWith(transaction, 'messages'))) return
  const content = { kind: 'message' as const, reference, email, exchangeId: exchangeId ?? '', message }
  await enqueueEmail(transaction, content, { to, language: DEFAULT_LOCALE }, createdAt)
}
