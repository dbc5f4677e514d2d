import { database } from '@/server/database/database'
import { startWorker } from '@/server/exchanges/worker'
import { startPushSweeper } from '@/server/push/pushSweeper'
import { startSweeper } from '@/server/sessions/sweeper'

/** Opens the database and starts what works in the background. A server that may not have its database must not answer: it stops. */
export async function startBackEnd() {
  try {
    // Now and not at the first order, so that a second owner of the folder is told at the start.
    await database()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  startWorker()
  startSweeper()
  startPushSweeper()
}
