import { startAccountsSweeper } from '@/server/accounts/accountsSweeper'
import { sql } from 'drizzle-orm'
import { onShutdown } from '@/runtime/lifecycle'
import { addReadinessCheck } from '@/runtime/readiness'
import { closeDatabase, database } from '@/server/database/database'
import { startWorker } from '@/server/exchanges/worker'
import { measureBackEnd } from '@/server/measureBackEnd'
import { startPayoutWorker } from '@/server/programmes/payoutWorker'
import { startMailSweeper } from '@/server/mail/mailSweeper'
import { startPushSweeper } from '@/server/push/pushSweeper'
import { startSweeper } from '@/server/sessions/sweeper'
import { tokenKeys } from '@/server/signIns/tokenKey'

/**
 * Opens the database and starts what works in the background. A server that may not have its database, or no key for its
 * customers' tokens, must not answer: it stops.
 */
export async function startBackEnd() {
  try {
    // Now and not at the first order, so that a second owner of the folder is told at the start.
    await database()
    await tokenKeys('access')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  onShutdown('database', closeDatabase)
  addReadinessCheck('database', answers)
  measureBackEnd()
  startWorker()
  startPayoutWorker()
  startSweeper()
  startPushSweeper()
  startMailSweeper()
  startAccountsSweeper()
}

const answers = async () => {
  await (await database()).execute(sql`select 1`)
  return true
}
