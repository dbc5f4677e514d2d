import { SECOND } from '@/domain/time/durations'

/** Timeouts of PostgreSQL, in milliseconds: together below `timings.apiTimeout`, the caller's own. */
export const databaseTimings = {
  connect: 3 * SECOND,
  /** Timeout of a statement, waiting for locks included. */
  statement: 5 * SECOND,
  idleInTransaction: 10 * SECOND,
  /** Timeout of a server that does not respond at all; longer than `statement`, which ends more cleanly. */
  response: 6 * SECOND,
  /** A start waits this long for a server that is starting too, and retries at this interval. */
  start: 30 * SECOND,
  startRetry: 500,
  retryAfter: 5 * SECOND,
}
