import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { env } from '@/config/env'
import { DAY } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { receiptKeys } from '@/server/database/schema'
import type { Queryable } from '@/server/database/queryable'

type StoredKey = typeof receiptKeys.$inferSelect

/** Milliseconds that a key signs. */
const SIGNS_FOR = 365 * DAY

export async function allReceiptKeys(): Promise<StoredKey[]> {
  const db = await database()
  return db.select().from(receiptKeys).orderBy(desc(receiptKeys.createdAt), receiptKeys.id)
}

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 3_110_054

/** One a year, and a new one after RECEIPT_KEYS_SINCE. Old keys lose their private part; what they signed is valid. */
export async function signingKey(now: number): Promise<{ id: string; key: KeyObject }> {
  const db = await database()
  const since = Math.max(now - SIGNS_FOR, sinceSetting(now))
  const find = (queryable: Queryable) =>
    queryable
      .select()
      .from(receiptKeys)
      .where(and(gte(receiptKeys.createdAt, since), isNotNull(receiptKeys.privateKey)))
      .orderBy(desc(receiptKeys.createdAt), receiptKeys.id)
      .limit(1)
  const [known] = await find(db)
  if (known) return signerOf(known)
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [rivals] = await find(transaction)
    if (rivals) return signerOf(rivals)
    const made = newKey(now)
    await transaction.insert(receiptKeys).values(made)
    await transaction.update(receiptKeys).set({ privateKey: null }).where(lt(receiptKeys.createdAt, since))
    return signerOf(made)
  })
}

/** A future day retires nothing yet. */
function sinceSetting(now: number): number {
  const since = env.receiptKeysSince ? Date.parse(env.receiptKeysSince) : 0
  return since <= now ? since : 0
}

function newKey(now: number): StoredKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const id = createHash('sha256').update(x).digest('base64url').slice(0, 16)
  return { id, publicKey: x, privateKey: d, createdAt: now }
}

function signerOf({ id, publicKey: x, privateKey }: StoredKey) {
  if (privateKey === null) throw new Error(`the receipt key ${id} signs no more`)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x, d: privateKey }
  return { id, key: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

export async function receiptKey(id: string): Promise<StoredKey | null> {
  const db = await database()
  const [found] = await db.select().from(receiptKeys).where(eq(receiptKeys.id, id))
  return found ?? null
}
