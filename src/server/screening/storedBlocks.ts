import { isIP } from 'node:net'
import { and, desc, eq, isNull, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { normalEmail } from '@/domain/account/account'
import { addressKey } from '@/domain/address/addressKey'
import { plainAddress } from '@/runtime/callerAddress'
import { type Database, database, type Transaction } from '@/server/database/database'
import { blocks, customers, exchanges, type StoredBlock } from '@/server/database/schema'
import { emailKey } from './parseBlocked'
import { ALLOWED, type ScreenedRequest, type Verdict } from './Screening'

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 4_221_127

const counts = isNull(blocks.endedAt)

/** Nothing that was checked before is created after it: what creates holds the lock shared until it is stored. */
export const lockBlocks = (transaction: Transaction) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
export const lockBlocksShared = (transaction: Transaction) =>
  transaction.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`)

type NewBlock = Pick<StoredBlock, 'id' | 'kind' | 'value' | 'key' | 'reason' | 'staff'>

/** @returns the block that counts: an earlier one of the same, where there is one */
export async function storeBlock(block: NewBlock, now: number): Promise<StoredBlock> {
  const db = await database()
  const counting = await db.transaction(async (transaction) => {
    await lockBlocks(transaction)
    const [stored] = await transaction
      .insert(blocks)
      .values({ ...block, createdAt: now, endedAt: null, endedBy: null })
      .onConflictDoNothing()
      .returning()
    const same = and(eq(blocks.kind, block.kind), eq(blocks.key, block.key), counts)
    const [known] = stored ? [stored] : await transaction.select().from(blocks).where(same)
    if (!known) throw new Error('a block was neither stored nor found')
    return known
  })
  await waitForOrders(db)
  return counting
}

/** Those whose statement began before the block: each has a lock on the table before it looks for blocks (`isBlocked`). */
export const waitForOrders = (db: Database) =>
  db.transaction((transaction) => transaction.execute(sql`lock table ${exchanges} in share mode`))

/** @returns null when there is none that counts */
export async function endBlock(id: string, endedBy: string, now: number): Promise<StoredBlock | null> {
  const db = await database()
  const [ended] = await db
    .update(blocks)
    .set({ endedAt: now, endedBy })
    .where(and(eq(blocks.id, id), counts))
    .returning()
  return ended ?? null
}

/** @returns null when there is none that counts */
export async function findBlock(id: string): Promise<StoredBlock | null> {
  const db = await database()
  const [found] = await db
    .select()
    .from(blocks)
    .where(and(eq(blocks.id, id), counts))
  return found ?? null
}

export async function listBlocks(isEnded: boolean, limit: number, offset: number): Promise<StoredBlock[]> {
  const db = await database()
  return db
    .select()
    .from(blocks)
    .where(isEnded ? isNotNull(blocks.endedAt) : counts)
    .orderBy(desc(blocks.createdAt), desc(blocks.id))
    .limit(limit)
    .offset(offset)
}

/** As a condition of the statement that stores what is screened. */
export const isBlocked = (request: ScreenedRequest): SQL =>
  sql`(exists (select 1 from ${blocks} where ${and(counts, or(...conditionsOf(request)))}) or exists (select 1 from ${customers} where ${isFrozen(request)}))`

export const screenByBlocks = async (request: ScreenedRequest): Promise<Verdict> =>
  verdictOf(await database(), request)

export async function verdictOf(
  db: Pick<Database | Transaction, 'select'>,
  request: ScreenedRequest,
): Promise<Verdict> {
  const [frozen] = await db.select({ id: customers.id }).from(customers).where(isFrozen(request)).limit(1)
  if (frozen) return { verdict: 'deny', reason: `customer ${frozen.id} frozen` }
  const [found] = await db
    .select()
    .from(blocks)
    .where(and(counts, or(...conditionsOf(request))))
    .orderBy(blocks.createdAt)
    .limit(1)
  return found ? { verdict: 'deny', reason: `${found.kind} blocked: ${found.reason}` } : ALLOWED
}

/** A frozen account orders nothing as a guest under its address either. */
const isFrozen = ({ customerId, emails }: ScreenedRequest) =>
  and(
    isNotNull(customers.frozenAt),
    or(
      sql`false`,
      ...(customerId === null ? [] : [eq(customers.id, customerId)]),
      ...emails.map((email) => eq(customers.email, normalEmail(email))),
    ),
  )

function conditionsOf({ customerId, emails, addresses, caller }: ScreenedRequest): SQL[] {
  const same = (kind: StoredBlock['kind'], key: string) =>
    sql`(${blocks.kind} = ${kind} and ${blocks.key} = ${key})`
  const ip = plainAddress(caller)
  return [
    sql`false`,
    ...(customerId === null ? [] : [same('customer', customerId)]),
    ...emails.map((email) => same('email', emailKey(email))),
    ...addresses.map(({ address }) => same('address', addressKey(address))),
    // Only the keys of callers can be read as a network.
    ...(isIP(ip) === 0
      ? []
      : [sql`(case when ${blocks.kind} = 'caller' then ${ip}::inet <<= ${blocks.key}::inet else false end)`]),
  ]
}
