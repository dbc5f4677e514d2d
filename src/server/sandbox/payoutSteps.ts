import { env } from '@/config/env'
import type { StoredPayout } from '@/server/database/schema'
import { sandboxTxHash } from '@/server/sandbox/sandboxDepositAddress'

/** To try the failure out. A valid address of Bitcoin whose key does not exist. */
export const SANDBOX_FAILING_ADDRESS = '1BitcoinEaterAddressDontSendf59kuE'

const stepMs = () => env.sandboxStepSeconds * 1000

/** When a payout that was requested now is sent, in milliseconds since 1970. */
export const firstStepDue = (now: number): number => now + stepMs()

export function withNextStep(payout: StoredPayout, dueAt: number): StoredPayout {
  const next = { ...payout, updatedAt: dueAt, dueAt: null }
  if (payout.state === 'sending') return { ...next, state: 'finished', endedAt: dueAt }
  if (payout.address === SANDBOX_FAILING_ADDRESS) return { ...next, state: 'failed', endedAt: dueAt }
  return {
    ...next,
    state: 'sending',
    sentAt: dueAt,
    tx: sandboxTxHash('btc', `${payout.id}:payout`),
    dueAt: dueAt + stepMs(),
  }
}
