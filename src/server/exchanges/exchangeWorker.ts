import { logFailure } from '@/runtime/log'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { tracedJob } from '@/server/kernel/tracedJob'
import { currentExchange, dueExchanges } from '@/server/exchanges/storedExchanges'

const EVERY_MS = 1000
/** So that a long pause does not delay all others. */
const BATCH = 100

export const moveDueExchanges = async () => moveExchanges(await dueExchanges(Date.now(), BATCH))

export async function moveExchanges(publicIds: string[]) {
  for (const publicId of publicIds) {
    try {
      await tracedJob('exchangeWorker', () => currentExchange(publicId))
    } catch (error) {
      logFailure('exchangeWorker', error)
    }
  }
}

export const startExchangeWorker = () => scheduleJob('exchangeWorker', EVERY_MS, moveDueExchanges)
