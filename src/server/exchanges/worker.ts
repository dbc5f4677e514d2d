import { logFailure } from '@/runtime/log'
import { repeatWork } from '@/server/repeatWork'
import { currentExchange, dueExchanges } from '@/server/exchanges/storedExchanges'

const EVERY_MS = 1000
/** Exchanges moved in one turn, so that a long sleep does not hold up everybody else. */
const BATCH = 100

/** Moves every exchange that is due, also those that nobody looks at. */
export const moveDueExchanges = async () => moveExchanges(await dueExchanges(Date.now(), BATCH))

export async function moveExchanges(publicIds: string[]) {
  for (const publicId of publicIds) {
    try {
      await currentExchange(publicId)
    } catch (error) {
      // One that cannot move must not stop the others.
      logFailure('worker', error)
    }
  }
}

/** Runs `moveDueExchanges` every second. */
export const startWorker = () => repeatWork('worker', EVERY_MS, moveDueExchanges)
