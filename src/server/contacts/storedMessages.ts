import { eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { contactMessages, type StoredContactMessage } from '@/server/database/schema'

/** Stores a message once for each key. @returns what is stored under its key, this one or an earlier one */
export async function storeMessage(message: StoredContactMessage): Promise<StoredContactMessage> {
  const rows = await database()
  await rows
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
  const [stored] = await rows
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, message.idempotencyKey))
  if (!stored) throw new Error('a message was stored, but is not there')
  return stored
}
