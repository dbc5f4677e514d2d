import { logFailure } from '@/server/log'
import { perProcess } from '@/server/perProcess'
import { currentExchange, dueExchanges } from '@/server/exchanges/storedExchanges'

const EVERY_MS = 1000
/** Exchanges moved in one turn, so that a long sleep does not hold up everybody else. */
const BATCH = 100

/** Moves every exchange that is due, also those that nobody looks at. */
export async function moveDueExchanges() {
  for (const publicId of await dueExchanges(Date.now(), BATCH)) {
    try {
      await currentExchange(publicId)
    } catch (error) {
      // One that cannot move must not stop the others.
      logFailure('worker', error)
    }
  }
}

const kept = perProcess<{ started: boolean }>('worker', () => ({ started: false }))

/** Runs `moveDueExchanges` every second, once per process; it does not keep the process alive. */
export function startWorker() {
  if (kept.started) return
  kept.started = true
  void turn()
}

async function turn() {
  try {
    await moveDueExchanges()
  } catch (error) {
    logFailure('worker', error)
  }
  setTimeout(() => void turn(), EVERY_MS).unref()
}
