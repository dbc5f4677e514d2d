import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { env } from '@/config/env'
import { secret } from '@/server/database/secret'
import { processSingleton } from '@/runtime/processSingleton'
import { askLimitsRedis } from '@/runtime/redis/redis'

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward'>

const state = processSingleton<{ seal: Promise<Uint8Array> | null }>('limitSeal', () => ({ seal: null }))

/** Counts so many calls within so many seconds under each key: for all instances together with `REDIS_LIMITS_URL` or
 * `REDIS_URL`, else, and whenever Redis is away, in this process. */
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

/** The one command of the library, which gets a reply soon or falls back to its insurance. */
async function evaluate(script: string, { keys, arguments: values }: Script): Promise<[number, number]> {
  const reply = await askLimitsRedis('EVAL', script, String(keys.length), ...keys, ...values)
  const [count, left] = Array.isArray(reply) ? (reply as unknown[]) : []
  if (typeof count === 'number' && typeof left === 'number' && left > 0) return [count, left]
  throw new Error('Redis gave no count')
}

/** Redis sees neither addresses of callers nor of emails; the key of the seal is in the shared database. */
async function sealed(key: string | number): Promise<string> {
  const sealing = (state.seal ??= secret('limits'))
  sealing.catch(() => (state.seal = null))
  return createHmac('sha256', await sealing)
    .update(String(key))
    .digest('base64url')
}
