import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/config/env'
import { perProcess } from '@/runtime/perProcess'
import { openRedis } from '@/runtime/redis/redis'
import { sharedPages } from '@/runtime/redis/sharedPages'

/** As Next.js writes it; instances of different builds do not share pages. */
const BUILD_ID = '.next/BUILD_ID'

/**
 * Connects to Redis where there is one, and lets src/pageCache.js share its pages. That file is loaded unbundled, so it
 * finds them on globalThis. A development server has no page cache.
 */
export async function startSharing() {
  if (!env.redisUrl) return
  await openRedis()
  if (process.env.NODE_ENV === 'production') perProcess('sharedPages', () => sharedPages(readBuildId()))
}

const readBuildId = () => readFileSync(join(process.cwd(), BUILD_ID), 'utf8').trim()
