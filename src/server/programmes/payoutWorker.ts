import { env } from '@/config/env'
import { logFailure } from '@/runtime/log'
import { duePayouts, movePayout } from '@/server/programmes/storedPayouts'
import { repeatWork } from '@/server/repeatWork'

const EVERY_MS = 1000
/** Payouts moved in one turn, so that a long sleep does not hold up everybody else. */
const BATCH = 100

/** Moves every payout that is due, of one customer or of all. */
export async function moveDuePayouts(customerId?: string): Promise<void> {
  const now = Date.now()
  for (const id of await duePayouts(now, BATCH, customerId)) {
    try {
      await movePayout(id, now, env.sandboxStepSeconds * 1000)
    } catch (error) {
      // One that cannot move must not stop the others.
      logFailure('payoutWorker', error)
    }
  }
}

/** Runs `moveDuePayouts` every second. */
export const startPayoutWorker = () => repeatWork('payoutWorker', EVERY_MS, () => moveDuePayouts())
