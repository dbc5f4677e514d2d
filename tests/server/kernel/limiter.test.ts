import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Limiter, makeLimiter, secondsUntilFree } from '@/server/kernel/limits'
import { redisTimings } from '@/config/redisTimings'
import { logFailure } from '@/runtime/log'
import { closeRedis, openRedis } from '@/runtime/redis/redis'
import { startRedisServer } from '../../redisServer'
import { hasRedis } from '../../serverPrograms.mjs'
import { eventually } from '../../eventually'

vi.mock('@/server/database/secret', () => ({ secret: async () => Buffer.alloc(32, 7) }))
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logCall: vi.fn() }))

const PERSON = 'someone@example.com'
const BUSY = { response: 3000, pause: 100 }
const usual = { ...redisTimings }
const THREE = { points: 3, seconds: 60 }

/** How many of these calls were let through. */
async function letThrough(limiters: Limiter[], key: string): Promise<number> {
  let count = 0
  for (const limiter of limiters) if ((await secondsUntilFree(limiter, key)) === 0) count += 1
  return count
}

test('without Redis a process counts for itself, and gives back what was no fault', async () => {
  const limiter = makeLimiter('alone', THREE)
  expect(await letThrough([limiter, limiter, limiter, limiter], 'a')).toBe(3)
  await limiter.reward('a', 2)
  expect(await letThrough([limiter, limiter], 'a')).toBe(1)
  expect(await secondsUntilFree(limiter, 'b')).toBe(0)
})

describe.skipIf(!hasRedis())('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedisServer>>
  let [here, there]: Limiter[] = []
  /** Two instances: each has its own memory, and both this connection. */
  const both = () => [here, there, here, there].filter((one) => one !== undefined)

  beforeAll(async () => {
    redis = await startRedisServer()
    vi.stubEnv('REDIS_URL', redis.url)
    // A busy machine may be slow without anything being wrong.
    Object.assign(redisTimings, BUSY)
    await openRedis()
    here = makeLimiter('shared', THREE)
    there = makeLimiter('shared', THREE)
  })
  afterAll(async () => {
    closeRedis()
    vi.unstubAllEnvs()
    await redis?.stop()
  })

  test('a call that one instance counted is counted at the other', async () => {
    expect(await letThrough(both(), PERSON)).toBe(3)
    await here?.reward(PERSON, 2)
    expect(await letThrough(both(), PERSON)).toBe(1)
  })

  test('two limits of one person are counted apart', async () => {
    expect(await letThrough([makeLimiter('another', THREE)], PERSON)).toBe(1)
  })

  test('Redis stores neither the caller’s address nor anything longer than needed', async () => {
    const keys = (await redis.command('KEYS', '*')) as string[]
    expect(keys.length).toBeGreaterThan(1)
    for (const key of keys) {
      expect(key).toMatch(/^halyard:limits:\w+:[\w-]{43}$/)
      const left = Number(await redis.command('PTTL', key))
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThanOrEqual(60_000)
    }
  })

  test.each([
    [
      'is full',
      () => redis.command('CONFIG', 'SET', 'maxmemory', '1'),
      () => redis.command('CONFIG', 'SET', 'maxmemory', '0'),
    ],
    ['is frozen', async () => redis.freeze(), async () => redis.thaw()],
    ['is gone', () => redis.kill(), () => redis.restart()],
  ])(
    'while it %s each instance counts for itself, and both together again afterwards',
    async (name, fail, mend) => {
      await fail()
      Object.assign(redisTimings, usual)
      expect(await letThrough(both(), name)).toBe(4)
      expect(await letThrough(both(), name)).toBe(2)
      await mend()
      Object.assign(redisTimings, BUSY)
      let count = 0
      await eventually(async () => expect(await letThrough(both(), `${name} ${++count}`)).toBe(3))
    },
  )

  test('nonsense where a count should be makes an instance count for itself', async () => {
    await letThrough(both(), 'nonsense')
    for (const key of (await redis.command('KEYS', '*')) as string[]) await redis.command('SET', key, 'many')
    expect(await letThrough(both(), 'nonsense')).toBe(4)
    for (const key of (await redis.command('KEYS', '*')) as string[]) {
      await redis.command('DEL', key)
      await redis.command('RPUSH', key, 'many')
    }
    expect(await letThrough(both(), 'nonsense')).toBe(2)
  })

  test('all of this was logged in one line, without a word of whom it concerned', () => {
    expect(logFailure).toHaveBeenCalledOnce()
    expect(JSON.stringify(vi.mocked(logFailure).mock.calls)).not.toContain(PERSON)
  })
})
