import { createHash } from 'node:crypto'
import { accountTimings } from '@/config/accountTimings'
import { isPassword } from '@/server/passwords/hashPassword'
import { makeLimiter } from '@/server/limiter'
import { secondsUntilFree, tooManyCalls } from '@/server/limits'
import { processSingleton } from '@/runtime/processSingleton'

/** Failed tries for one address, from wherever they come (ASVS 2.2.1 allows a hundred an hour). */
const MOST_FAILURES = 10

const failures = processSingleton('failedSignIns', () =>
  makeLimiter('failedSignIns', { points: MOST_FAILURES, seconds: accountTimings.failedSignIns / 1000 }),
)

/**
 * Whether a password opens the account of an address. Null for an address that nobody has: it costs the same, and is
 * counted the same.
 * @throws ApiError 429 rate_limited after too many failures
 */
export async function tryPassword(email: string, password: string, passwordHash: string | null) {
  const key = createHash('sha256').update(email).digest('base64url')
  // Counted before it is known to have failed, so that many at once are not all let through.
  const wait = await secondsUntilFree(failures, key)
  if (wait > 0) throw tooManyCalls(wait)
  const isRight = await isPassword(password, passwordHash)
  if (isRight) await failures.reward(key, 1)
  return isRight
}
