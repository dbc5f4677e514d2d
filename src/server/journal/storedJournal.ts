import { and, eq, sql } from 'drizzle-orm'
import {
  type JournalAccount,
  JournalError,
  type JournalKind,
  type JournalLeg,
  opposite,
  owedOf,
  requireBalanced,
  takenFromOwed,
} from '@/domain/money/journal'
import type { Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import { journalEntries, journalLegs } from '@/server/database/schema'

export type NewJournalEntry = {
  /** Books once, however often it is called. */
  key: string
  kind: JournalKind
  at: number
  publicId?: string | null
  payoutId?: string | null
  reference?: string | null
  reverses?: number | null
  legs: readonly JournalLeg[]
}

/** The caller holds the lock of every owner that the entry takes something from.
 * @returns false: an entry of that key is booked already @throws JournalError */
export async function book(transaction: Transaction, entry: NewJournalEntry): Promise<boolean> {
  const { legs, ...facts } = entry
  requireBalanced(legs)
  const [booked] = await transaction
    .insert(journalEntries)
    .values(facts)
    .onConflictDoNothing({ target: journalEntries.key })
    .returning({ id: journalEntries.id })
  if (!booked) return false
  await transaction.insert(journalLegs).values(legs.map((leg) => ({ ...leg, entryId: booked.id })))
  for (const leg of takenFromOwed(legs)) await requireCovered(transaction, leg)
  return true
}

async function requireCovered(db: Queryable, leg: JournalLeg): Promise<void> {
  const left = await balanceOf(db, leg)
  if (left.startsWith('-'))
    throw new JournalError('overdrawn', `${left} ${leg.unit} in ${leg.account} of ${leg.owner}`)
}

type Place = { account: JournalAccount; owner: string; unit: string }

export async function balanceOf(db: Queryable, { account, owner, unit }: Place): Promise<string> {
  const [summed] = await db
    .select({ sum: sql<string>`coalesce(sum(${journalLegs.amount}), 0)` })
    .from(journalLegs)
    .where(and(eq(journalLegs.account, account), eq(journalLegs.owner, owner), eq(journalLegs.unit, unit)))
  return owedOf(account, summed?.sum ?? '0')
}

export async function findEntry(db: Queryable, key: string) {
  const [entry] = await db.select().from(journalEntries).where(eq(journalEntries.key, key))
  if (!entry) return null
  const legs = await db.select().from(journalLegs).where(eq(journalLegs.entryId, entry.id))
  return { ...entry, legs }
}

type Reversal = { key: string; kind: JournalKind; at: number }

/** By an opposite entry. @returns false: there is none of that key, or it is reversed already @throws JournalError */
export async function reverse(
  transaction: Transaction,
  key: string,
  { key: reversalKey, kind, at }: Reversal,
): Promise<boolean> {
  const entry = await findEntry(transaction, key)
  if (!entry) return false
  const { id, publicId, payoutId, legs } = entry
  const own = legs.map(({ account, owner, unit, amount }) => ({ account, owner, unit, amount }))
  return book(transaction, {
    ...{ key: reversalKey, kind, at, publicId, payoutId, reverses: id },
    legs: opposite(own),
  })
}
