import type { Payout } from '@/contract/programmes'
import type { StoredPayout } from '@/server/database/schema'
import { payoutSteps } from '@/server/programmes/payoutStates'

export function payoutView(payout: StoredPayout): Payout {
  const { id, amountBtc, address, state, tx, refusal, createdAt, updatedAt } = payout
  const times = { createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() }
  return { id, amountBtc, address, state, tx, refusal, steps: payoutSteps(payout), ...times }
}
