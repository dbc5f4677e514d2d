import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/config/env'
import { processSingleton } from '@/runtime/processSingleton'
import { logWarning } from '@/runtime/log'
import { askLimitsRedis, openRedis } from '@/runtime/redis/redis'
import { sharedIsrCache } from '@/runtime/redis/sharedIsrCache'

/** Instances of different builds do not share pages. */
const BUILD_ID = '.next/BUILD_ID'

/** Through globalThis, because src/http/isrCache.js is loaded unbundled. Development has no page cache. */
export async function startSharing() {
  if (!env.redisUrl && !env.redisLimitsUrl) return
  await openRedis()
  await warnOfEviction().catch(() => undefined)
  if (env.redisUrl && process.env.NODE_ENV === 'production')
    processSingleton('sharedIsrCache', () => sharedIsrCache(readBuildId()))
}

const readBuildId = () => readFileSync(join(process.cwd(), BUILD_ID), 'utf8').trim()

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
