import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { LedgerKind } from '@/domain/account/account'
import type { LoyaltyStatus, Payout, PayoutList } from '@/contract/programmes'
import { database } from '@/server/database/database'
import { exchanges, ledger, type StoredExchange } from '@/server/database/schema'
import type { TestCustomer } from '../aCustomer'
import { anExchange } from '../exchanges/anExchange'

export const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

export const loyaltyOf = async (somebody: TestCustomer) =>
  (await somebody.request<LoyaltyStatus>('GET', '/api/v4/customers/loyalty')).result
export const payoutsOf = async (somebody: TestCustomer, query = '') =>
  (await somebody.request<PayoutList>('GET', `/api/v4/customers/payouts${query}`)).result
export const payOut = (somebody: TestCustomer, body: unknown, key: string = randomUUID()) =>
  somebody.request<Payout>('POST', '/api/v4/customers/payouts', body, { 'idempotency-key': key })

export async function entriesOf({ id }: TestCustomer) {
  const db = await database()
  return db.select().from(ledger).where(eq(ledger.customerId, id)).orderBy(ledger.id)
}

/** Cashback out of nowhere. */
export async function earn({ id }: TestCustomer, amountBtc: string, kind: LedgerKind = 'cashback') {
  const db = await database()
  const entry = { customerId: id, kind, amountBtc, publicId: randomUUID(), payoutId: null, at: Date.now() }
  await db.insert(ledger).values(entry)
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

/** Everything that was ever booked, of everybody, as a decimal string. */
export async function bookedInAll(): Promise<string> {
  const db = await database()
  const [all] = await db.select({ sum: sql<string>`coalesce(sum(${ledger.amountBtc}), 0)` }).from(ledger)
  return all?.sum ?? ''
}
