import { and, eq, ne, sql } from 'drizzle-orm'
import { ApiError } from '@/server/kernel/ApiError'
import type { Transaction } from '@/server/database/database'
import { payouts, type StoredPayout } from '@/server/database/schema'
import { enqueuePayoutEmail } from '@/server/programmes/payoutEmails'
import { lookUpTransaction, type Sight } from '@/server/programmes/payoutExplorer'
import { payoutFault } from '@/server/programmes/payoutFault'
import { requireDecision, sentPayout } from '@/server/programmes/payoutStates'
import { changePayout } from '@/server/programmes/storedPayouts'

/** An arbitrary number, not locked elsewhere in this database: two payouts must not be paid by one output. */
const LOCK = 5_610_003

/**
 * One that is approved was sent by this transaction; one that is sent, by this instead. What the explorer does not find yet
 * is looked at again later.
 * @throws ApiError 404 not_found, 409 action_unavailable, also where the transaction pays something else
 */
export async function sendPayout(
  id: string,
  tx: string,
  now: number,
  lookUp: (tx: string) => Promise<Sight> = lookUpTransaction,
): Promise<StoredPayout> {
  const seen = await lookUp(tx)
  const sent = await changePayout(
    id,
    async (payout, transaction) => {
      await requireSendable(transaction, payout, tx, seen)
      return sentPayout(payout, tx, now)
    },
    enqueuePayoutEmail,
  )
  if (!sent) throw new ApiError(404, 'not_found', 'There is no such payout.')
  return sent
}

/** @throws ApiError 409 action_unavailable */
export async function requireSendable(
  transaction: Transaction,
  payout: StoredPayout,
  tx: string,
  seen: Sight,
): Promise<void> {
  requireDecision(payout, 'sent')
  if (payout.tx === tx) throw new ApiError(409, 'action_unavailable', 'This transaction is entered already.')
  const fault = await faultOf(transaction, payout, tx, seen)
  if (fault) throw new ApiError(409, 'action_unavailable', `The transaction does not fit: ${fault}.`)
}

/** Also when it is looked at later: only then was it found. */
export async function faultOf(
  transaction: Transaction,
  payout: StoredPayout,
  tx: string,
  seen: Sight,
): Promise<string | null> {
  if (typeof seen === 'string') return null
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const others = await transaction
    .select()
    .from(payouts)
    .where(and(eq(payouts.tx, tx), ne(payouts.id, payout.id)))
  return payoutFault(payout, others, seen)
}
