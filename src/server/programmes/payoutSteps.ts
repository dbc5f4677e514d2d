import type { StoredPayout } from '@/server/database/schema'
import { sandboxTxHash } from '@/server/currencies/depositAddress'

/** Fails in the sandbox, to try the failure out. A valid address of Bitcoin whose key does not exist. */
export const SANDBOX_FAILING_ADDRESS = '1BitcoinEaterAddressDontSendf59kuE'

export function withNextStep(payout: StoredPayout, dueAt: number, stepMs: number): StoredPayout {
  const next = { ...payout, updatedAt: dueAt, dueAt: null }
  if (payout.state === 'sending') return { ...next, state: 'finished' }
  if (payout.address === SANDBOX_FAILING_ADDRESS) return { ...next, state: 'failed' }
  return {
    ...next,
    state: 'sending',
    tx: sandboxTxHash('btc', `${payout.id}:payout`),
    dueAt: dueAt + stepMs,
  }
}
