import { and, isNull, lt } from 'drizzle-orm'
import { DAY, MINUTE } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { requestPayments } from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { expireRequests } from '@/server/paymentRequests/storedRequests'

/** Requests whose time has passed, and notes of exchanges that were never made or never paid. */
export const startRequestWorker = () =>
  scheduleJob('paymentRequestWorker', MINUTE, async () => {
    const now = Date.now()
    await expireRequests(now)
    const db = await database()
    await db
      .delete(requestPayments)
      .where(and(isNull(requestPayments.publicId), lt(requestPayments.createdAt, now - 90 * DAY)))
  })
