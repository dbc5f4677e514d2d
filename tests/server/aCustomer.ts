import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { customers, signIns, type StoredCustomer } from '@/server/database/schema'
import { makeAccessToken } from '@/server/signIns/accessToken'
import { anOrder, request, create, deposit } from './exchanges/exchangeCalls'

const CENTURY = 100 * 365 * 86_400_000

/** A customer who is permanently signed in, and their actions. */
export type TestCustomer = {
  id: string
  signInId: string
  /** A token is valid for minutes only, and tests move the clock: each call gets a new one. */
  headers: () => Promise<Record<string, string>>
  request: <Result>(
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => ReturnType<typeof request<Result>>
}

export async function aCustomer(changes: Partial<StoredCustomer> = {}): Promise<TestCustomer> {
  const db = await database()
  const id = randomUUID()
  const signInId = randomUUID()
  const now = Date.now()
  await db.insert(customers).values({
    ...{ id, email: `${id}@example.com`, passwordHash: '', language: 'en', level: 'bronze' },
    ...{ createdAt: now, confirmedAt: now, ...changes },
  })
  await db.insert(signIns).values({
    ...{ id: signInId, customerId: id, device: 'Test', count: 0, createdAt: now, refreshedAt: now },
    expiresAt: now + CENTURY,
    // Payouts want somebody who has just confirmed to be there; tests move the clock.
    confirmedAt: now + CENTURY,
  })
  const headers = async () => ({
    authorization: `Bearer ${await makeAccessToken({ customerId: id, signInId }, Date.now())}`,
  })
  return {
    id,
    signInId,
    headers,
    request: async (method, url, body, more) => request(method, url, body, { ...(await headers()), ...more }),
  }
}

export async function stored(somebody: TestCustomer): Promise<StoredCustomer> {
  const db = await database()
  const [found] = await db.select().from(customers).where(eq(customers.id, somebody.id))
  if (!found) throw new Error('the customer is gone')
  return found
}

/** An exchange that this customer ordered. */
export async function ordered(somebody: TestCustomer, changes: Parameters<typeof anOrder>[0] = {}) {
  const { status, result, error } = await create(anOrder(changes), randomUUID(), await somebody.headers())
  if (status !== 201) throw new Error(`not made: ${JSON.stringify(error)}`)
  const { ownerSecret: _, ...exchange } = result
  return exchange
}

/** The same with its deposit on the way. */
export async function deposited(somebody: TestCustomer, changes: Parameters<typeof anOrder>[0] = {}) {
  const exchange = await ordered(somebody, changes)
  await deposit(exchange.publicId, 'full')
  return exchange
}
