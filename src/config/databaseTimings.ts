const second = 1000

/** Timeouts of a PostgreSQL server, in milliseconds: together below `timings.apiTimeout`, so that a caller learns
 * that the database is away before its own timeout. */
export const databaseTimings = {
  /** Timeout of a connection, new or of the pool. */
  connect: 3 * second,
  /** Timeout of a statement, waiting for locks included. */
  statement: 5 * second,
  /** An idle transaction is aborted after this, and its locks are released. */
  idleInTransaction: 10 * second,
  /** Timeout of a server that does not respond at all; longer than `statement`, which ends more cleanly. */
  response: 6 * second,
  /** A start waits this long for a server that is starting too, and retries at this interval. */
  start: 30 * second,
  startRetry: 500,
  /** Retry-After of a refused caller. */
  retryAfter: 5 * second,
}
