const second = 1000

/**
 * The waits of a PostgreSQL server, in milliseconds: together below `timings.apiTimeout`, so that a caller hears that the
 * database is away before he gives up.
 */
export const databaseTimings = {
  /** A connection, new or of the pool, is waited for this long. */
  connect: 3 * second,
  /** The server gives a statement up after this, waiting for locks included. */
  statement: 5 * second,
  /** Whoever stopped in the middle of a transaction loses it after this, and its locks with it. */
  idleInTransaction: 10 * second,
  /** A server that does not answer at all is given up after this; longer than `statement`, which ends more cleanly. */
  answer: 6 * second,
  /** A start waits this long for a server that starts as well, and looks again so often. */
  start: 30 * second,
  startRetry: 500,
  /** What a refused caller is told to wait. */
  retryAfter: 5 * second,
}
