import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { LedgerKind } from '@/domain/account'
import type { LoyaltyStanding, Payout, PayoutList } from '@/contract/programmes'
import { database } from '@/server/database/database'
import { exchanges, ledger, type StoredExchange } from '@/server/database/schema'
import type { Somebody } from '../aCustomer'
import { anExchange } from '../exchanges/anExchange'

export const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

export const loyaltyOf = async (somebody: Somebody) =>
  (await somebody.ask<LoyaltyStanding>('GET', '/api/v4/customers/loyalty')).result
export const payoutsOf = async (somebody: Somebody, query = '') =>
  (await somebody.ask<PayoutList>('GET', `/api/v4/customers/payouts${query}`)).result
export const payOut = (somebody: Somebody, body: unknown, key: string = randomUUID()) =>
  somebody.ask<Payout>('POST', '/api/v4/customers/payouts', body, { 'idempotency-key': key })

export async function entriesOf({ id }: Somebody) {
  const rows = await database()
  return rows.select().from(ledger).where(eq(ledger.customerId, id)).orderBy(ledger.id)
}

/** Cashback out of nowhere. */
export async function earn({ id }: Somebody, amountBtc: string, kind: LedgerKind = 'cashback') {
  const rows = await database()
  const entry = { customerId: id, kind, amountBtc, publicId: randomUUID(), payoutId: null, at: Date.now() }
  await rows.insert(ledger).values(entry)
}

/** An exchange of this customer that has long been finished. */
export async function finishedEarlier(
  { id }: Somebody,
  { updatedAt, ...changes }: Partial<StoredExchange> & { updatedAt: number },
) {
  const rows = await database()
  const keys = { publicId: randomUUID(), idempotencyKey: randomUUID() }
  const state = { status: 'finished' as const, dueAt: null, createdAt: updatedAt, updatedAt }
  await rows.insert(exchanges).values(anExchange({ ...keys, ...state, customerId: id, ...changes }))
}

/** Everything that was ever booked, of everybody, as a decimal string. */
export async function bookedInAll(): Promise<string> {
  const rows = await database()
  const [all] = await rows.select({ sum: sql<string>`coalesce(sum(${ledger.amountBtc}), 0)` }).from(ledger)
  return all?.sum ?? ''
}
