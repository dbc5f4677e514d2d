import type { RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/config/env'
import type { RateLimitClass } from '@/contract/endpoint'
import { limitKey } from '@/runtime/callerAddress'
import { ApiError } from '@/server/api/ApiError'
import { processSingleton } from '@/runtime/processSingleton'
import { makeLimiter, type Limiter } from '@/server/api/limiter'

/** A page that goes wrong in a loop sends a report or two a second; several people may share one address. */
const REPORTS_A_MINUTE = 240
/** A visit sends one; several people may share an address. */
const VITALS_A_MINUTE = 30
/** One decision every other second; tries of a guessed token count too. */
const MODERATION_A_MINUTE = 30

/** A page of the desk makes few; tries of those who are no staff count too. */
const DESK_A_MINUTE = 120

/** A person looks up one or two; each costs two calls of the operator's node. */
const NAMES_A_MINUTE = 20

/** Stands for the address of a call that our own page loaders make; those are not counted. */
export const IN_PROCESS = ''

const perMinute = (name: RateLimitClass, points: number) => makeLimiter(name, { points, seconds: 60 })

const limiters = processSingleton('limits', () => ({
  read: perMinute('read', env.rateLimitRead),
  write: perMinute('write', env.rateLimitWrite),
  session: perMinute('session', env.rateLimitRead),
  reports: perMinute('reports', REPORTS_A_MINUTE),
  vitals: perMinute('vitals', VITALS_A_MINUTE),
  auth: perMinute('auth', env.rateLimitAuth),
  moderation: perMinute('moderation', MODERATION_A_MINUTE),
  staff: perMinute('staff', DESK_A_MINUTE),
  heavy: perMinute('heavy', env.rateLimitHeavy),
  names: perMinute('names', NAMES_A_MINUTE),
}))

/** Counts one call. @returns the seconds to wait when there were too many, else 0 */
export async function secondsToWait(limit: RateLimitClass, ip: string): Promise<number> {
  return ip === IN_PROCESS ? 0 : secondsUntilFree(limiters[limit], limitKey(ip))
}

/** Counts one call. @throws ApiError 429 when there were too many */
export async function requireLimit(limit: RateLimitClass, ip: string): Promise<void> {
  const wait = await secondsToWait(limit, ip)
  if (wait > 0) throw tooManyCalls(wait)
}

/** Counts one more under a key. @returns the seconds to wait when there were too many, else 0 */
export async function secondsUntilFree(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof Error) throw refused
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000))
  }
}

export const tooManyCalls = (wait: number) =>
  new ApiError(
    429,
    'rate_limited',
    `Too many calls; try again in ${wait} s.`,
    {},
    { 'retry-after': String(wait) },
  )
