import { env } from '@/config/env'
import { buildId } from '@/runtime/buildId'
import { logWarning } from '@/runtime/log'
import { askLimitsRedis, openRedis } from '@/runtime/redis/redis'
import { sharedIsrCache, type SharedIsrCache } from '@/runtime/redis/sharedIsrCache'

/** @returns the pages of all instances of this build; null without `REDIS_URL`, and in development, which caches none */
export async function startSharing(): Promise<SharedIsrCache | null> {
  if (!env.redisUrl && !env.redisLimitsUrl) return null
  await openRedis()
  await warnOfEviction().catch(() => undefined)
  const build = buildId()
  return env.redisUrl && build ? sharedIsrCache(build) : null
}

/** Many pages could otherwise evict the counters of limits. */
async function warnOfEviction() {
  const info = String(await askLimitsRedis('INFO', 'memory'))
  const isBounded = !/^maxmemory:0\r?$/m.test(info)
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? 'noeviction'
  if (isBounded && policy !== 'noeviction')
    logWarning(
      `Redis may evict the counters of limits (maxmemory-policy ${policy}): set REDIS_LIMITS_URL to one with noeviction`,
    )
}
