import { eq, or } from 'drizzle-orm'
import { normalEmail } from '@/domain/account/account'
import { looksLikeEmail } from '@/domain/account/email'
import type { LegalHoldKind } from '@/domain/account/legalHold'
import { database, type Transaction } from '@/server/database/database'
import { customers, exchanges, type StoredLegalHold } from '@/server/database/schema'
import { newPublicId } from '@/server/kernel/publicId'
import { validationError } from '@/server/kernel/validationError'
import { storeLegalHold } from '@/server/legalHolds/storedLegalHolds'

export type LegalHoldRequest = { kind: LegalHoldKind; value: string; reason: string; staff: string }

const EXPECTED: Record<LegalHoldKind, string> = {
  exchange: 'Must be the ID of an exchange that is stored.',
  customer: 'Must be the ID or the email address of a customer.',
  email: 'Must be an email address.',
}

const KEYS: Record<LegalHoldKind, (transaction: Transaction, value: string) => Promise<string | null>> = {
  exchange: async (transaction, value) => {
    const isIt = eq(exchanges.publicId, value)
    const [found] = await transaction.select({ id: exchanges.publicId }).from(exchanges).where(isIt)
    return found?.id ?? null
  },
  customer: async (transaction, value) => {
    const isIt = or(eq(customers.id, value), eq(customers.email, normalEmail(value)))
    const [found] = await transaction.select({ id: customers.id }).from(customers).where(isIt)
    return found?.id ?? null
  },
  // Of somebody who has not been here yet, too.
  email: (_, value) => Promise.resolve(looksLikeEmail(value) ? normalEmail(value) : null),
}

/**
 * Set twice it is one hold.
 * @returns `isNew`: it is this one
 * @throws ApiError 400 for a value that is none of its kind
 */
export async function setLegalHold({ kind, value, reason, staff }: LegalHoldRequest, now: number) {
  const id = newPublicId()
  const typed = value.trim()
  const hold = await storeLegalHold({ id, kind, reason, staff }, now, (transaction) =>
    KEYS[kind](transaction, typed),
  )
  if (hold) return { hold, isNew: hold.id === id } satisfies { hold: StoredLegalHold; isNew: boolean }
  throw noneOf(kind)
}

/** @returns under which key it would be held @throws ApiError as setLegalHold */
export async function findHeld(kind: LegalHoldKind, value: string): Promise<string> {
  const db = await database()
  const key = await db.transaction((transaction) => KEYS[kind](transaction, value.trim()))
  if (key === null) throw noneOf(kind)
  return key
}

const noneOf = (kind: LegalHoldKind) =>
  validationError({ value: { code: 'validation_failed', description: EXPECTED[kind] } })
