import { desc, eq, sql } from 'drizzle-orm'
import type { DeskNote } from '@/contract/deskWork'
import type { Queryable } from '@/server/database/queryable'
import type { Transaction } from '@/server/database/database'
import { deskNotes, exchanges, type StoredNote } from '@/server/database/schema'

export type NoteSubject = { publicId: string; customerId?: never } | { customerId: string; publicId?: never }

type NewNote = Pick<StoredNote, 'kind' | 'text' | 'staff'>

const isOf = ({ publicId, customerId }: NoteSubject) =>
  publicId === undefined ? eq(deskNotes.customerId, customerId) : eq(deskNotes.publicId, publicId)

/** The caller has locked its subject. @returns false for the same again: a double press, or a response that was lost */
export async function storeNote(
  transaction: Transaction,
  subject: NoteSubject,
  note: NewNote,
  now: number,
): Promise<boolean> {
  const [last] = await transaction
    .select()
    .from(deskNotes)
    .where(isOf(subject))
    .orderBy(desc(deskNotes.id))
    .limit(1)
  if (last?.staff === note.staff && last.text === note.text && last.kind === note.kind) return false
  const { publicId = null, customerId = null } = subject
  await transaction.insert(deskNotes).values({ ...note, publicId, customerId, createdAt: now })
  return true
}

/** The newest first. */
export async function notesOf(db: Queryable, subject: NoteSubject): Promise<DeskNote[]> {
  const rows = await db.select().from(deskNotes).where(isOf(subject)).orderBy(desc(deskNotes.id))
  return rows.map(noteView)
}

/** Of the customer and of all orders of theirs: personal data, whichever they stand at. */
export async function notesAboutCustomer(db: Queryable, customerId: string): Promise<DeskNote[]> {
  const rows = await db
    .select({ note: deskNotes })
    .from(deskNotes)
    .leftJoin(exchanges, eq(exchanges.publicId, deskNotes.publicId))
    .where(sql`${eq(deskNotes.customerId, customerId)} or ${eq(exchanges.customerId, customerId)}`)
    .orderBy(desc(deskNotes.id))
  return rows.map(({ note }) => noteView(note))
}

/** Of orders that came with this address. */
export async function notesAboutAddress(db: Queryable, email: string): Promise<DeskNote[]> {
  const rows = await db
    .select({ note: deskNotes })
    .from(deskNotes)
    .innerJoin(exchanges, eq(exchanges.publicId, deskNotes.publicId))
    .where(sql`lower(${exchanges.unregEmail}) = ${email}`)
    .orderBy(desc(deskNotes.id))
  return rows.map(({ note }) => noteView(note))
}

const noteView = ({ id, kind, publicId, text, staff, createdAt }: StoredNote): DeskNote => ({
  ...{ id, kind, publicId, text, staff },
  createdAt: new Date(createdAt).toISOString(),
})
