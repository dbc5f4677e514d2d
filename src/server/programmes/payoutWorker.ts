import { logFailure } from '@/runtime/log'
import { duePayouts, movePayout } from '@/server/programmes/storedPayouts'
import { simulation } from '@/server/sandbox/simulation'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { tracedJob } from '@/server/kernel/tracedJob'

const EVERY_MS = 1000
/** So that a long pause does not delay all others. */
const BATCH = 100

/** Real money is sent by staff, at the desk. */
export async function moveDuePayouts(customerId?: string): Promise<void> {
  if (!simulation()) return
  const now = Date.now()
  for (const id of await duePayouts(now, BATCH, customerId)) {
    try {
      await tracedJob('payoutWorker', () => movePayout(id, now))
    } catch (error) {
      logFailure('payoutWorker', error)
    }
  }
}

export const startPayoutWorker = () => scheduleJob('payoutWorker', EVERY_MS, () => moveDuePayouts())
