import { env } from '@/config/env'
import { DAY, HOUR } from '@/domain/time/durations'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { deleteSessionsEndedBefore } from '@/server/sessions/storedSessions'

export const deleteExpiredSessions = () =>
  deleteSessionsEndedBefore(Date.now() - env.retentionSessionsDays * DAY)

export const startSessionWorker = () => scheduleJob('sessionWorker', HOUR, deleteExpiredSessions)
