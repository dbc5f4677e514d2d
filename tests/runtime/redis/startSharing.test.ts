import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { redisTimings } from '@/config/redisTimings'
import { runShutdownHooks } from '@/runtime/lifecycle'
import { logWarning } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { askLimitsRedis, sendRedisCommand, closeRedis } from '@/runtime/redis/redis'
import { startSharing } from '@/runtime/redis/startSharing'
import { startRedisServer } from '../../redisServer'
import { hasRedis } from '../../serverPrograms.mjs'
import { eventually } from '../../eventually'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logWarning: vi.fn() }))

const folder = mkdtempSync(join(tmpdir(), 'halyard-build-'))
mkdirSync(join(folder, '.next'))
writeFileSync(join(folder, '.next/BUILD_ID'), 'build-7\n')

afterEach(() => {
  closeRedis()
  vi.unstubAllEnvs()
})

test('without REDIS_URL nothing is shared', async () => {
  expect(await startSharing()).toBeNull()
  await expect(sendRedisCommand('PING')).rejects.toThrow('away')
})

test.each(['localhost:6379', 'http://localhost', 'redis:localhost'])(
  'a start with REDIS_URL=%s says what is wrong, without a word of its password',
  async (url) => {
    vi.stubEnv('REDIS_URL', url)
    await expect(startSharing()).rejects.toThrow('REDIS_URL must be an address like redis:// or rediss://')
  },
)

describe.skipIf(!hasRedis())('with Redis', () => {
  test('a production server shares its pages over one connection, which ends with it', async () => {
    const redis = await startRedisServer()
    vi.stubEnv('REDIS_URL', redis.url)
    vi.stubEnv('NODE_ENV', 'production')
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    await startSharing()
    const shared = await startSharing()
    rmSync(folder, { recursive: true })
    expect(shared).toHaveProperty('read')
    const others = async () => String(await redis.command('CLIENT', 'LIST')).match(/\bid=\d+/g)?.length
    expect(await others()).toBe(2)
    await runShutdownHooks()
    await eventually(async () => expect(await others()).toBe(1))
    await redis.stop()
  })

  test('a connection that died without a word is noticed, and another one made', async () => {
    const usual = { ...redisTimings }
    Object.assign(redisTimings, { response: 100, pause: 50, dead: 300, ping: 100, reconnect: 50 })
    const redis = await startRedisServer()
    vi.stubEnv('REDIS_URL', redis.url)
    expect(await startSharing()).toBeNull()
    const idOf = async () => Number(await sendRedisCommand('CLIENT', 'ID'))
    const first = await idOf()
    redis.freeze()
    await new Promise((resolve) => setTimeout(resolve, 600))
    redis.thaw()
    await eventually(async () => expect(await idOf()).toBeGreaterThan(first))
    Object.assign(redisTimings, usual)
    await redis.stop()
  })

  test('counters of limits lie in the Redis of REDIS_LIMITS_URL, pages in that of REDIS_URL', async () => {
    const [pages, limits] = await Promise.all([startRedisServer(), startRedisServer()])
    vi.stubEnv('REDIS_URL', pages.url)
    vi.stubEnv('REDIS_LIMITS_URL', limits.url)
    await startSharing()
    await sendRedisCommand('SET', 'page', '1')
    await askLimitsRedis('SET', 'limit', '1')
    expect(await pages.command('KEYS', '*')).toEqual(['page'])
    expect(await limits.command('KEYS', '*')).toEqual(['limit'])
    await limits.kill()
    await eventually(async () => {
      const text = await metrics.registry.metrics()
      expect(text).toContain('halyard_redis_up{connection="pages"} 1')
      expect(text).toContain('halyard_redis_up{connection="limits"} 0')
      expect(text).toMatch(/halyard_redis_command_seconds_count\{outcome="ok"\} [1-9]/)
    })
    await Promise.all([pages.stop(), limits.stop()])
  })

  test('a Redis that may evict the counters of limits is warned of at the start, any other is not', async () => {
    const redis = await startRedisServer()
    vi.stubEnv('REDIS_URL', redis.url)
    const warningsWith = async (maxmemory: string, policy: string) => {
      vi.mocked(logWarning).mockClear()
      await redis.command('CONFIG', 'SET', 'maxmemory', maxmemory)
      await redis.command('CONFIG', 'SET', 'maxmemory-policy', policy)
      await startSharing()
      return vi.mocked(logWarning).mock.calls.map(([message]) => message)
    }
    expect(await warningsWith('100mb', 'allkeys-lru')).toEqual([expect.stringContaining('REDIS_LIMITS_URL')])
    expect(await warningsWith('100mb', 'volatile-lru')).toHaveLength(1)
    expect(await warningsWith('100mb', 'noeviction')).toEqual([])
    expect(await warningsWith('0', 'allkeys-lru')).toEqual([])
    await redis.stop()
  })
})
