import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { redisTimings } from '@/config/redisTimings'
import { runShutdownHooks } from '@/runtime/lifecycle'
import { askRedis, closeRedis } from '@/runtime/redis/redis'
import { startSharing } from '@/runtime/redis/startSharing'
import { startRedisServer } from '../../redisServer'
import { eventually } from '../../eventually'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn() }))

const shares = globalThis as unknown as Record<symbol, object | undefined>
const PAGES = Symbol.for('halyard.sharedIsrCache')
const folder = mkdtempSync(join(tmpdir(), 'halyard-build-'))
mkdirSync(join(folder, '.next'))
writeFileSync(join(folder, '.next/BUILD_ID'), 'build-7\n')

afterEach(() => {
  closeRedis()
  shares[PAGES] = undefined
  vi.unstubAllEnvs()
})

test('without REDIS_URL nothing is shared', async () => {
  await startSharing()
  expect(shares[PAGES]).toBeUndefined()
  await expect(askRedis('PING')).rejects.toThrow('away')
})

test.each(['localhost:6379', 'http://localhost', 'redis:localhost'])(
  'a start with REDIS_URL=%s says what is wrong, without a word of its password',
  async (url) => {
    vi.stubEnv('REDIS_URL', url)
    await expect(startSharing()).rejects.toThrow('REDIS_URL must begin with redis:// or rediss://')
  },
)

describe('with Redis', () => {
  test('a production server shares its pages over one connection, which ends with it', async () => {
    const redis = await startRedisServer()
    vi.stubEnv('REDIS_URL', redis.url)
    vi.stubEnv('NODE_ENV', 'production')
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    await startSharing()
    await startSharing()
    rmSync(folder, { recursive: true })
    expect(shares[PAGES]).toHaveProperty('read')
    const others = async () => String(await redis.ask('CLIENT', 'LIST')).match(/\bid=\d+/g)?.length
    expect(await others()).toBe(2)
    await runShutdownHooks()
    await eventually(async () => expect(await others()).toBe(1))
    await redis.stop()
  })

  test('a connection that died without a word is noticed, and another one made', async () => {
    const usual = { ...redisTimings }
    Object.assign(redisTimings, { answer: 100, pause: 50, dead: 300, ping: 100, reconnect: 50 })
    const redis = await startRedisServer()
    vi.stubEnv('REDIS_URL', redis.url)
    await startSharing()
    const idOf = async () => Number(await askRedis('CLIENT', 'ID'))
    const first = await idOf()
    redis.freeze()
    await new Promise((resolve) => setTimeout(resolve, 600))
    redis.thaw()
    await eventually(async () => expect(await idOf()).toBeGreaterThan(first))
    Object.assign(redisTimings, usual)
    await redis.stop()
  })
})
