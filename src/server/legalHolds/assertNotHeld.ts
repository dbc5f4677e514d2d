import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { normalEmail } from '@/domain/account/account'
import type { Transaction } from '@/server/database/database'
import { contactMessages, exchanges } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import { isCustomerHeld, isEmailHeld, isExchangeHeld, isMessageHeld } from '@/server/legalHolds/heldRows'
import { lockLegalHoldsShared } from '@/server/legalHolds/storedLegalHolds'

/** What is about to be erased; `customerId` null: a person without an account. */
export type Erased = { customerId: string | null; email: string }

/**
 * Call it first in the transaction that erases: no hold is set until that has ended. One held exchange or message of a person
 * exempts all of theirs.
 * @throws ApiError 409 legal_hold
 */
export async function assertNotHeld(transaction: Transaction, { customerId, email }: Erased): Promise<void> {
  await lockLegalHoldsShared(transaction)
  const address = normalEmail(email)
  const own = or(
    customerId === null ? undefined : eq(exchanges.customerId, customerId),
    // As they are indexed.
    inArray(exchanges.unregEmail, [email, address]),
  )
  const rows = [
    sql`${isEmailHeld(sql`${address}::text`)}`,
    ...(customerId === null ? [] : [isCustomerHeld(sql`${customerId}::text`)]),
    sql`exists (select 1 from ${exchanges} where ${and(own, isExchangeHeld)})`,
    sql`exists (select 1 from ${contactMessages} where ${and(
      eq(sql`lower(${contactMessages.email})`, address),
      isMessageHeld,
    )})`,
  ]
  const { rows: found } = await transaction.execute<{ held: boolean }>(sql`select (${or(...rows)}) as held`)
  if (found[0]?.held)
    throw new ApiError(409, 'legal_hold', 'These records are under a legal hold, so they are not erased yet.')
}
