import { env } from '@/config/env'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { deleteSessionsEndedBefore } from '@/server/sessions/storedSessions'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export const deleteExpiredSessions = () =>
  deleteSessionsEndedBefore(Date.now() - env.retentionSessionsDays * DAY)

export const startSessionWorker = () => scheduleJob('sessionWorker', HOUR, deleteExpiredSessions)
