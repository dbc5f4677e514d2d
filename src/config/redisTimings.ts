const second = 1000
const minute = 60 * second

/** Every wait and life of what instances share in Redis, in milliseconds. Apart from `timings`, which every browser is sent. */
export const redisTimings = {
  /** An answer of Redis is given up after this: making a page takes hardly longer. */
  answer: 200,
  /** After an answer that did not come nobody waits for Redis so long. */
  pause: second,
  /** A connection is tried anew so long after it broke, and given up when it does not stand by then. */
  reconnect: second,
  connect: 2 * second,
  /** A start waits so long for Redis, and then goes on without it. */
  start: second,
  /** A connection on which nothing came for so long is dead, although nobody said so; the ping keeps a sound one awake. */
  dead: 5 * second,
  ping: 2 * second,
  /** Trouble is logged when there was none for so long: once, however long it lasts. */
  quiet: minute,
  /** A page that nobody made anew is forgotten after this; one that is missing or moved sooner, because anybody can ask
   * for a thousand of those. */
  page: 60 * minute,
  missingPage: minute,
  /** While one instance makes a page anew the others serve the old one at most so long. */
  claim: 5 * second,
}
