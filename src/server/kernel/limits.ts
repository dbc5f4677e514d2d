import { createHmac } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import { env } from '@/config/env'
import type { RateLimitClass } from '@/contract/endpoint'
import { limitKey } from '@/runtime/callerAddress'
import { crowdLimits } from '@/runtime/crowdLimits'
import { askLimitsRedis } from '@/runtime/redis/redis'
import { ApiError } from '@/server/kernel/ApiError'
import { secret } from '@/server/database/secret'

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward'>

const state: { seal: Promise<Uint8Array> | null } = { seal: null }

/** For all instances together with `REDIS_LIMITS_URL` or `REDIS_URL`, else, or while Redis is away, in this process. */
export function makeLimiter(name: string, { points, seconds }: { points: number; seconds: number }): Limiter {
  const memory = new RateLimiterMemory({ points, duration: seconds })
  if (!env.redisUrl && !env.redisLimitsUrl) return memory
  const shared = new RateLimiterRedis({
    storeClient: { eval: evaluate },
    useRedisPackage: true,
    keyPrefix: `halyard:limits:${name}`,
    points,
    duration: seconds,
    insuranceLimiter: memory,
  })
  return {
    consume: async (key, count) => shared.consume(await sealed(key), count),
    reward: async (key, count) => shared.reward(await sealed(key), count),
  }
}

type Script = { keys: string[]; arguments: string[] }

async function evaluate(script: string, { keys, arguments: values }: Script): Promise<[number, number]> {
  const reply = await askLimitsRedis('EVAL', script, String(keys.length), ...keys, ...values)
  const [count, left] = Array.isArray(reply) ? (reply as unknown[]) : []
  if (typeof count === 'number' && typeof left === 'number' && left > 0) return [count, left]
  throw new Error('Redis gave no count')
}

/** Redis sees neither IP addresses nor emails. */
async function sealed(key: string | number): Promise<string> {
  const sealing = (state.seal ??= secret('limits'))
  sealing.catch(() => (state.seal = null))
  return createHmac('sha256', await sealing)
    .update(String(key))
    .digest('base64url')
}

/** A page that fails in a loop sends one or two a second; several people may share an address. */
const REPORTS_A_MINUTE = 240
const VITALS_A_MINUTE = 30
/** Tries of a guessed token count too. */
const MODERATION_A_MINUTE = 30

/** Tries of those who are no staff count too. */
const DESK_A_MINUTE = 120

/** Each costs two calls of the operator's node. */
const NAMES_A_MINUTE = 20

/** Address of calls that our own page loaders make; they are not counted. */
export const IN_PROCESS = ''

const perMinute = (name: RateLimitClass, points: number) => makeLimiter(name, { points, seconds: 60 })

const limiters = {
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
}

const ofPass = (name: 'read' | 'write', points: number) => ({
  each: makeLimiter(`${name}-pass`, { points: crowdLimits.each(name, points), seconds: 60 }),
  crowd: makeLimiter(`${name}-crowd`, { points: crowdLimits.all(points), seconds: 60 }),
})

/** Of visitors with a pass, of whom many may share an address. Passwords and emails count by it, and by account. */
const passLimiters: Partial<Record<RateLimitClass, ReturnType<typeof ofPass>>> = {
  read: ofPass('read', env.rateLimitRead),
  write: ofPass('write', env.rateLimitWrite),
}

/** @returns the seconds to wait when there were too many, else 0 */
export async function secondsToWait(
  limit: RateLimitClass,
  ip: string,
  passId: string | null = null,
): Promise<number> {
  if (ip === IN_PROCESS) return 0
  const limits = passId === null ? undefined : passLimiters[limit]
  if (passId === null || !limits) return secondsUntilFree(limiters[limit], limitKey(ip))
  const wait = await secondsUntilFree(limits.each, passId)
  return wait > 0 ? wait : secondsUntilFree(limits.crowd, limitKey(ip))
}

/** @throws ApiError 429 when there were too many */
export async function requireLimit(
  limit: RateLimitClass,
  ip: string,
  passId: string | null = null,
): Promise<void> {
  const wait = await secondsToWait(limit, ip, passId)
  if (wait > 0) throw tooManyCalls(wait)
}

/** @returns the seconds to wait when there were too many, else 0 */
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
