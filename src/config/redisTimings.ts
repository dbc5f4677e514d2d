const second = 1000
const minute = 60 * second

/** Timeouts and TTLs of Redis, in milliseconds. Apart from `timings`, which every browser gets. */
export const redisTimings = {
  /** Timeout of a command: rendering a page takes hardly longer. */
  response: 200,
  /** After a timeout Redis is not used for this long. */
  pause: second,
  reconnect: second,
  connect: 2 * second,
  /** A start waits so long for Redis, and then goes on without it. */
  start: second,
  /** A connection without data for so long counts as dead; the ping keeps a sound one alive. */
  dead: 5 * second,
  ping: 2 * second,
  /** Failures are logged once after a quiet time of this length. */
  quiet: minute,
  /** TTL of a page; shorter for missing and moved ones, of which anybody can request thousands. */
  page: 60 * minute,
  missingPage: minute,
  /** While one instance rerenders a page the others serve the stale one at most so long. */
  claim: 5 * second,
}
