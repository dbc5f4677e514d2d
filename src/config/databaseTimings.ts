const second = 1000

/** Timeouts of PostgreSQL, in milliseconds: together below `timings.apiTimeout`, the caller's own. */
export const databaseTimings = {
  connect: 3 * second,
  /** Timeout of a statement, waiting for locks included. */
  statement: 5 * second,
  idleInTransaction: 10 * second,
  /** Timeout of a server that does not respond at all; longer than `statement`, which ends more cleanly. */
  response: 6 * second,
  /** A start waits this long for a server that is starting too, and retries at this interval. */
  start: 30 * second,
  startRetry: 500,
  retryAfter: 5 * second,
}
