import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { plainCode } from '@/domain/account/secondFactor'
import { database, type Transaction } from '@/server/database/database'
import { recoveryCodes } from '@/server/database/schema'
import { secretHash } from '@/server/kernel/secretHash'

const CODES = 10
/** From 112 bits on a plain hash is enough (ASVS 6.5.2). */
const CODE_BYTES = 15

function newCode(): string {
  const bytes = Uint8Array.from(randomBytes(CODE_BYTES))
  return new Secret({ buffer: bytes.buffer }).base32.replace(/(.{4})(?=.)/g, '$1-')
}

/** Replaces all earlier ones; shown once and stored as hashes only. */
export async function replaceRecoveryCodes(transaction: Transaction, customerId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ customerId, codeHash: secretHash(plainCode(code)) })))
  return codes
}

export async function takeRecoveryCode(customerId: string, code: string): Promise<boolean> {
  const db = await database()
  const isIt = and(
    eq(recoveryCodes.customerId, customerId),
    eq(recoveryCodes.codeHash, secretHash(plainCode(code))),
  )
  const taken = await db.delete(recoveryCodes).where(isIt).returning({ id: recoveryCodes.customerId })
  return taken.length > 0
}

export const countRecoveryCodes = (db: Pick<Transaction, '$count'>, customerId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.customerId, customerId))

export const deleteRecoveryCodes = (transaction: Transaction, customerId: string) =>
  transaction.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
