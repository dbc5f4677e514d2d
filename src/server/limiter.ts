import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { env } from '@/config/env'
import { secret } from '@/server/database/secret'
import { processSingleton } from '@/runtime/processSingleton'
import { askLimitsRedis } from '@/runtime/redis/redis'

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward'>

const kept = processSingleton<{ seal: Promise<Uint8Array> | null }>('limitSeal', () => ({ seal: null }))

/**
 * Counts so many calls within so many seconds under each key: for all instances together with `REDIS_LIMITS_URL` or `REDIS_URL`, else, and
 * whenever Redis is away, in this process.
 */
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

/** The one command of the library's, which then has its answer soon or turns to its insurance. */
async function evaluate(script: string, { keys, arguments: values }: Script): Promise<[number, number]> {
  const answer = await askLimitsRedis('EVAL', script, String(keys.length), ...keys, ...values)
  const [count, left] = Array.isArray(answer) ? (answer as unknown[]) : []
  if (typeof count === 'number' && typeof left === 'number' && left > 0) return [count, left]
  throw new Error('Redis gave no count')
}

/** Redis sees neither an address of a caller nor one of a letter; the seal lies in the database the instances share. */
async function sealed(key: string | number): Promise<string> {
  const sealing = (kept.seal ??= secret('limits'))
  sealing.catch(() => (kept.seal = null))
  return createHmac('sha256', await sealing)
    .update(String(key))
    .digest('base64url')
}
