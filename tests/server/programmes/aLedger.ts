import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { LoyaltyStatus, Payout, PayoutList } from '@/contract/programmes'
import { database } from '@/server/database/database'
import { exchanges, journalEntries, journalLegs, type StoredExchange } from '@/server/database/schema'
import { bookCashbackEntry, entriesOf as bookedEntries } from '@/server/journal/customerBook'
import type { TestCustomer } from '../aCustomer'
import { anExchange } from '../exchanges/anExchange'

export const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

export const loyaltyOf = async (somebody: TestCustomer) =>
  (await somebody.request<LoyaltyStatus>('GET', '/api/v4/customers/loyalty')).result
export const payoutsOf = async (somebody: TestCustomer, query = '') =>
  (await somebody.request<PayoutList>('GET', `/api/v4/customers/payouts${query}`)).result
export const payOut = (somebody: TestCustomer, body: unknown, key: string = randomUUID()) =>
  somebody.request<Payout>('POST', '/api/v4/customers/payouts', body, { 'idempotency-key': key })

/** As they were booked. */
export async function entriesOf({ id }: TestCustomer) {
  return (await bookedEntries(await database(), id)).toSorted((one, other) => one.id - other.id)
}

export async function legsWhere(condition: SQL) {
  const db = await database()
  const found = await db
    .select()
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(condition)
    .orderBy(journalLegs.id)
  return found.map(({ journal_legs }) => journal_legs)
}

/** Cashback out of nowhere. */
export async function earn({ id }: TestCustomer, amountBtc: string) {
  const db = await database()
  const entry = { customerId: id, publicId: randomUUID(), amountBtc, at: Date.now() }
  await db.transaction((transaction) => bookCashbackEntry(transaction, entry))
}

/** An exchange of this customer that has long been finished. */
export async function finishedEarlier(
  { id }: TestCustomer,
  { updatedAt, ...changes }: Partial<StoredExchange> & { updatedAt: number },
) {
  const db = await database()
  const keys = { publicId: randomUUID(), idempotencyKey: randomUUID() }
  const state = { status: 'finished' as const, dueAt: null, createdAt: updatedAt, updatedAt }
  await db.insert(exchanges).values(anExchange({ ...keys, ...state, customerId: id, ...changes }))
}

/** What the site owes all its customers, as a decimal string. */
export async function owedInAll(): Promise<string> {
  const db = await database()
  const [all] = await db
    .select({ sum: sql<string>`coalesce(-sum(${journalLegs.amount}), 0)` })
    .from(journalLegs)
    .where(eq(journalLegs.account, 'customer'))
  return all?.sum ?? ''
}
