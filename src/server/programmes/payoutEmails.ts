import type { Transaction } from '@/server/database/database'
import type { StoredCustomer, StoredPayout } from '@/server/database/schema'
import type { Email } from '@/server/mail/emailKinds'
import { enqueueEmail } from '@/server/mail/enqueueEmail'

/** About the step that a payout of real money has taken, in the transaction that stores it. */
export async function enqueuePayoutEmail(
  transaction: Transaction,
  { email: to, language }: StoredCustomer,
  payout: StoredPayout,
): Promise<void> {
  const content = contentOf(payout)
  if (content) await enqueueEmail(transaction, content, { to, language }, payout.updatedAt)
}

function contentOf({ state, amountBtc, address, tx, refusal }: StoredPayout): Email | null {
  if (state === 'approved') return { kind: 'payoutApproved', amountBtc, address }
  if (state === 'sending' && tx) return { kind: 'payoutSent', amountBtc, tx }
  if (state === 'finished' && tx) return { kind: 'payoutConfirmed', amountBtc, tx }
  return state === 'failed' ? { kind: 'payoutRefused', amountBtc, message: refusal ?? '' } : null
}
