import { scheduleJob } from '@/server/jobs/scheduleJob'
import { deleteSessionsEndedBefore } from '@/server/sessions/storedSessions'

const HOUR = 3_600_000
const RETENTION = 24 * HOUR

export const deleteExpiredSessions = () => deleteSessionsEndedBefore(Date.now() - RETENTION)

export const startSessionWorker = () => scheduleJob('sessionWorker', HOUR, deleteExpiredSessions)
