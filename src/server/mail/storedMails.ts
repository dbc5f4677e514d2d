import { and, asc, eq, lte } from 'drizzle-orm'
import { accountTimings } from '@/config/accountTimings'
import { database, type Transaction } from '@/server/database/database'
import { mails, type StoredMail } from '@/server/database/schema'

export type WrittenMail = Pick<StoredMail, 'to' | 'subject' | 'text' | 'html'>

/** @returns its id */
export async function storeMail(transaction: Transaction, mail: WrittenMail, now: number): Promise<number> {
  const [stored] = await transaction
    .insert(mails)
    .values({ ...mail, tries: 0, createdAt: now, dueAt: now })
    .returning({ id: mails.id })
  if (!stored) throw new Error('an email was not stored')
  return stored.id
}

/** When we are killed while sending it, it is due again after the lease. */
export async function claimMail(now: number): Promise<StoredMail | null> {
  const db = await database()
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mails)
    .set({ dueAt: now + accountTimings.mailLease })
    .where(and(eq(mails.id, due), lte(mails.dueAt, now)))
    .returning()
  return claimed ?? null
}

export async function postponeMail(id: number, tries: number, dueAt: number): Promise<void> {
  const db = await database()
  await db.update(mails).set({ tries, dueAt }).where(eq(mails.id, id))
}

export async function deleteMail(id: number, within?: Transaction): Promise<void> {
  await (within ?? (await database())).delete(mails).where(eq(mails.id, id))
}
