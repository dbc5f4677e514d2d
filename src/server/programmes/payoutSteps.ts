import type { StoredPayout } from '@/server/database/schema'
import { sandboxTxHash } from '@/server/depositAddress'

/**
 * A payout to this address fails in the sandbox, so that the failure can be tried out. It is a valid address of Bitcoin
 * whose key nobody has: no customer of a real service would ever ask for it.
 */
export const SANDBOX_FAILING_ADDRESS = '1BitcoinEaterAddressDontSendf59kuE'

/** The payout after the step that was due at `dueAt`. A failing one never reached the chain, so it has no transaction. */
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
