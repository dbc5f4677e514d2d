import { repeatWork } from '@/server/repeatWork'
import { deleteSessionsEndedBefore } from '@/server/sessions/storedSessions'

const HOUR = 3_600_000
/** How long after its end a session is kept. */
const KEPT = 24 * HOUR

export const sweepSessions = () => deleteSessionsEndedBefore(Date.now() - KEPT)

/** Runs `sweepSessions` every hour. */
export const startSweeper = () => repeatWork('sweeper', HOUR, sweepSessions)
