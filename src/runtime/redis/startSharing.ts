import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/config/env'
import { processSingleton } from '@/runtime/processSingleton'
import { openRedis } from '@/runtime/redis/redis'
import { sharedIsrCache } from '@/runtime/redis/sharedIsrCache'

/** As Next.js writes it; instances of different builds do not share pages. */
const BUILD_ID = '.next/BUILD_ID'

/**
 * Connects to Redis where there is one, and lets src/http/isrCache.js share its pages. That file is loaded unbundled, so it
 * finds them on globalThis. A development server has no page cache.
 */
export async function startSharing() {
  if (!env.redisUrl) return
  await openRedis()
  if (process.env.NODE_ENV === 'production')
    processSingleton('sharedIsrCache', () => sharedIsrCache(readBuildId()))
}

const readBuildId = () => readFileSync(join(process.cwd(), BUILD_ID), 'utf8').trim()
