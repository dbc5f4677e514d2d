import type { StoredExchange } from '@/server/database/schema'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const WATCHED_FOR = 2 * minute
const LONGEST = 7 * day
const JITTER = 0.2
/** Spread by a fifth they leave time for the calls before them in the minute in which an order under way is read, and in
 * the ten of one that waits. */
const [UNDER_WAY, WAITING] = [35 * second, 7 * minute]

type Read = Pick<
  StoredExchange,
  'status' | 'createdAt' | 'updatedAt' | 'pageAskedAt' | 'txTo' | 'refundTx' | 'creation'
>

/** Null: never, unless the provider calls. */
export function nextReadAt(exchange: Read, now: number, random = Math.random()): number | null {
  const pause = pauseOf(exchange, now)
  return pause === null ? null : now + Math.round(pause * (1 - JITTER + 2 * JITTER * random))
}

function pauseOf(exchange: Read, now: number): number | null {
  const unchangedFor = now - exchange.updatedAt
  switch (exchange.status) {
    case 'creating':
    case 'waiting':
      return whileWaiting(exchange, now)
    case 'confirming':
    case 'exchanging':
    case 'sending':
      return whileMoving(unchangedFor, 10 * second)
    case 'verifying':
      return whileMoving(unchangedFor, UNDER_WAY)
    case 'expired':
    case 'failed':
      return exchange.creation === 'made' ? afterItsEnd(unchangedFor) : null
    case 'finished':
      return exchange.txTo === null && unchangedFor < 10 * minute ? 10 * minute : null
    case 'refunded':
      return exchange.refundTx === null && unchangedFor < 10 * minute ? 10 * minute : null
  }
}

/** A deposit may come for days after its deadline. */
function whileWaiting({ createdAt, pageAskedAt }: Read, now: number): number | null {
  const age = now - createdAt
  if (age >= LONGEST) return null
  if (pageAskedAt !== null && now - pageAskedAt < WATCHED_FOR) return 15 * second
  if (age < hour) return minute
  return age < day ? 5 * minute : WAITING
}

/** What does not move for long is a matter for the provider's support. */
function whileMoving(unchangedFor: number, pause: number): number {
  if (unchangedFor < hour) return pause
  return unchangedFor < LONGEST ? UNDER_WAY : 10 * minute
}

/** `expired` is final with no provider: late deposits are exchanged or returned. */
function afterItsEnd(unchangedFor: number): number | null {
  if (unchangedFor < 2 * hour) return 10 * minute
  return unchangedFor < LONGEST ? hour : null
}
