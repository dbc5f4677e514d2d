import { database } from '@/server/database/database'
import { startWorker } from '@/server/exchanges/worker'

/** Opens the database and starts the worker. A server that may not have its database must not answer: it stops. */
export async function startBackEnd() {
  try {
    // Now and not at the first order, so that a second owner of the folder is told at the start.
    await database()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  startWorker()
}
