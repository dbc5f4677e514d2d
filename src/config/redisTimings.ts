import { MINUTE, SECOND } from '@/domain/time/durations'

/** Timeouts and TTLs of Redis, in milliseconds. Apart from `timings`, which every browser gets. */
export const redisTimings = {
  /** Timeout of a command: rendering a page takes hardly longer. */
  response: 200,
  /** After a timeout Redis is not used for this long. */
  pause: SECOND,
  reconnect: SECOND,
  connect: 2 * SECOND,
  /** A start waits so long for Redis, and then goes on without it. */
  start: SECOND,
  /** A connection without data for so long counts as dead; the ping keeps a sound one alive. */
  dead: 5 * SECOND,
  ping: 2 * SECOND,
  /** Failures are logged once after a quiet time of this length. */
  quiet: MINUTE,
  /** TTL of a page; shorter for missing and moved ones, of which anybody can request thousands. */
  page: 60 * MINUTE,
  missingPage: MINUTE,
  /** While one instance rerenders a page the others serve the stale one at most so long. */
  claim: 5 * SECOND,
}
