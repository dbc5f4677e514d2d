import { createHash } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { normalEmail } from '@/domain/account/account'
import type { Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import { legalHolds } from '@/server/database/schema'

/** Stands in holds, proposals and the audit log in place of an address that must be forgotten. */
export const erasedAddress = (email: string) =>
  createHash('sha256').update(email).digest('base64url').slice(0, 16)

/** One that counts refuses the erasure. */
const isReleasedOf = (email: string) =>
  and(eq(legalHolds.kind, 'email'), eq(legalHolds.key, normalEmail(email)), isNotNull(legalHolds.releasedAt))

export const countHeldAddress = (db: Queryable, email: string) => db.$count(legalHolds, isReleasedOf(email))

/** That there was a hold, by whom and why, stays provable. */
export const forgetHeldAddress = (transaction: Transaction, email: string) =>
  transaction
    .update(legalHolds)
    .set({ key: erasedAddress(normalEmail(email)) })
    .where(isReleasedOf(email))
