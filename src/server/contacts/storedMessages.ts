import { eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { contactMessages, type StoredContactMessage } from '@/server/database/schema'

export async function storeMessage(message: StoredContactMessage): Promise<StoredContactMessage> {
  const db = await database()
  await db
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
  const [stored] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, message.idempotencyKey))
  if (!stored) throw new Error('a message was stored, but is not there')
  return stored
}
