import { createServer, type AddressInfo, type Socket } from 'node:net'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { redisTimings } from '@/config/redisTimings'
import { createPageCache, type PageCache } from '@/http/pageCache'
import { logFailure } from '@/runtime/log'
import { closeRedis, openRedis } from '@/runtime/redis/redis'
import { sharedIsrCache } from '@/runtime/redis/sharedIsrCache'
import { eventually } from '../eventually'
import { startRedisServer } from '../redisServer'
import { hasRedis } from '../serverPrograms.mjs'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logCall: vi.fn() }))

type Value = Parameters<PageCache['set']>[1]
const pageOf = (html: string) =>
  ({ kind: 'PAGES', html, pageData: { pageProps: {} }, headers: {}, status: undefined }) as unknown as Value
const control = { revalidate: 30, expire: 3600 }

/** One more server: its own memory, and the pages of this build and of the environment as it is now. */
function anInstance(build = 'build-1') {
  const cache = createPageCache(sharedIsrCache(build), 1_000_000)
  return {
    cache,
    html: async (key: string) => ((await cache.get(key))?.value as { html?: string } | null)?.html ?? null,
    make: (key: string, html: string, revalidate = 30) =>
      cache.set(key, pageOf(html), { cacheControl: { ...control, revalidate } }),
    /** What Next.js would do now: serve nothing, serve what is kept, or serve it and make it anew. */
    visit: async (key: string) => {
      const stored = await cache.get(key)
      if (!stored) return 'makes'
      return (stored.lastModified ?? 0) + Number(stored.cacheControl?.revalidate) * 1000 > Date.now()
        ? 'serves'
        : 'renews'
    },
  }
}

/** A busy machine may be slow without anything being wrong. */
const BUSY = { response: 20_000, pause: 100 }

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
/** A page is on its way to Redis while its visitor has it already. */
const arrived = (check: () => Promise<void>) => eventually(check)

const usual = { ...redisTimings }
beforeEach(() => {
  Object.assign(redisTimings, BUSY)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  Object.assign(redisTimings, usual)
})

describe.skipIf(!hasRedis())('the page cache of two instances', () => {
  let redis: Awaited<ReturnType<typeof startRedisServer>>
  beforeAll(async () => {
    redis = await startRedisServer()
    vi.stubEnv('REDIS_URL', redis.url)
    await openRedis()
  })
  beforeEach(() => {
    vi.mocked(logFailure).mockClear()
  })
  afterAll(async () => {
    closeRedis()
    await redis?.stop()
  })

  test('what one has made the other serves as it is, a missing page and a redirect among it', async () => {
    const [one, other] = [anInstance(), anInstance()]
    const redirect = { kind: 'REDIRECT', props: { pageProps: {} } } as unknown as Value
    const made: [string, Value][] = [
      ['/en', pageOf('home')],
      ['/gone', null],
      ['/old', redirect],
    ]
    for (const [key, value] of made) {
      expect(await other.cache.get(key)).toBeNull()
      const madeAt = Date.now()
      await one.cache.set(key, value, { cacheControl: control })
      await arrived(async () =>
        expect(await other.cache.get(key)).toEqual({
          value,
          cacheControl: control,
          lastModified: expect.closeTo(madeAt, -4) as number,
        }),
      )
    }
  })

  test('a page of an hour ago by Redis’s clock is an hour old, whatever the clocks of the two say', async () => {
    const [one, other] = [anInstance(), anInstance()]
    await one.make('/clock', 'now')
    await arrived(async () => expect(await other.visit('/clock')).toBe('serves'))
    // Ten minutes off, either way: to a third instance it is as fresh.
    for (const off of [600_000, -1_200_000]) {
      later(off)
      expect(await anInstance().visit('/clock')).toBe('serves')
    }
  })

  test('a stale page is made anew by one, which the other waits for, and both have the new one', async () => {
    const [one, other] = [anInstance(), anInstance()]
    await one.make('/renewed', 'old', 1.05)
    await arrived(async () => expect(await other.html('/renewed')).toBe('old'))
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect([await one.visit('/renewed'), await other.visit('/renewed')].sort()).toEqual(['renews', 'serves'])
    await one.make('/renewed', 'new')
    await arrived(async () => expect(await other.html('/renewed')).toBe('new'))
    expect(await one.html('/renewed')).toBe('new')
  })

  test('an instance that ends before it has made the page is not waited for long', async () => {
    const [one, other] = [anInstance(), anInstance()]
    redisTimings.claim = 200
    await one.make('/left', 'old', 1.05)
    await arrived(async () => expect(await other.html('/left')).toBe('old'))
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await one.visit('/left')).toBe('renews')
    expect(await other.visit('/left')).toBe('serves')
    await arrived(async () => expect(await other.visit('/left')).toBe('renews'))
  })

  test('a page that came out without its data stays at home, and a good one of the other takes its place', async () => {
    const [one, other] = [anInstance(), anInstance()]
    await other.make('/data', 'full')
    await arrived(async () => expect(await anInstance().html('/data')).toBe('full'))
    await one.make('/data', 'empty', 1)
    await one.make('/after', 'after')
    await arrived(async () => expect(await other.html('/after')).toBe('after'))
    expect(await anInstance().html('/data')).toBe('full')
    expect(await one.html('/data')).toBe('empty')
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 1050))
    await arrived(async () => expect(await one.html('/data')).toBe('full'))
  })

  test('another build, and another brand, are other sites', async () => {
    const one = anInstance()
    await one.make('/mixed', 'Halyard')
    await arrived(async () => expect(await anInstance().html('/mixed')).toBe('Halyard'))
    expect(await anInstance('build-2').cache.get('/mixed')).toBeNull()
    vi.stubEnv('BRAND_NAME', 'Nordwind')
    expect(await anInstance().cache.get('/mixed')).toBeNull()
  })

  test('everything expires, and no address of a page is stored in plain text', async () => {
    const keys = (await redis.command('KEYS', '*')) as string[]
    const lefts = await Promise.all(keys.map(async (key) => Number(await redis.command('PTTL', key))))
    // Redis says -2 of a key that has expired since.
    const lives = lefts.filter((left) => left !== -2)
    expect(lives.length).toBeGreaterThan(4)
    expect(lives.every((life) => life > 0 && life <= redisTimings.page)).toBe(true)
    expect(lives.some((life) => life < redisTimings.missingPage)).toBe(true)
    expect(keys.join()).not.toMatch(/mixed|gone|old/)
  })

  test.each([
    [
      'full',
      () => redis.command('CONFIG', 'SET', 'maxmemory', '1'),
      () => redis.command('CONFIG', 'SET', 'maxmemory', '0').then(() => undefined),
    ],
    ['frozen', async () => redis.freeze(), async () => void redis.thaw()],
    ['gone', () => redis.kill(), () => redis.restart()],
  ])(
    'while Redis is %s each goes on from its memory without waiting, and shares again afterwards',
    async (name, fail, mend) => {
      closeRedis()
      vi.stubEnv('REDIS_URL', redis.url)
      await openRedis()
      let mending: Promise<void> | undefined
      const mendOnce = () => (mending ??= mend())
      onTestFinished(mendOnce)
      const one = anInstance()
      await one.make(`/${name}`, 'page')
      const neighbour = anInstance()
      await arrived(async () => expect(await neighbour.html(`/${name}`)).toBe('page'))
      await fail()
      // A full Redis refuses at once, and nobody waits for it.
      if (name !== 'full') Object.assign(redisTimings, usual)
      expect(await one.html(`/${name}`)).toBe('page')
      // Each alone would wait a fifth of a second: a test that waits for them all does not end in time.
      for (let count = 0; count < 600; count++) {
        expect(await one.visit(`/${name}/${count}`)).toBe('makes')
        await one.make(`/${name}/${count}`, 'made')
        expect(await one.html(`/${name}/${count}`)).toBe('made')
      }
      later(31_000)
      // A full Redis still gives what it had.
      expect(await one.visit(`/${name}`)).toBe(name === 'full' ? 'serves' : 'renews')
      await eventually(() => expect(logFailure).toHaveBeenCalledOnce())
      await mendOnce()
      Object.assign(redisTimings, BUSY)
      const other = anInstance()
      await arrived(async () => {
        await one.make(`/${name}/after`, 'after')
        expect(await other.html(`/${name}/after`)).toBe('after')
      })
      expect(logFailure).toHaveBeenCalledOnce()
    },
  )

  test('nonsense in the place of a page is no page, and is replaced by one', async () => {
    const [one, other] = [anInstance(), anInstance()]
    await redis.command('FLUSHALL')
    await one.make('/nonsense', 'page')
    await arrived(async () => expect(await redis.command('DBSIZE')).toBe(1))
    const [key = ''] = (await redis.command('KEYS', '*')) as string[]
    for (const spoil of [
      ['SET', key, '<html>', 'PX', '60000'],
      ['SETRANGE', key, '20', 'xxxx'],
      ['PERSIST', key],
      ['PEXPIRE', key, '999999999'],
    ]) {
      await redis.command(...spoil)
      expect(await other.cache.get('/nonsense'), spoil.join(' ')).toBeNull()
      await one.make('/nonsense', 'page')
      await arrived(async () => expect(await anInstance().html('/nonsense')).toBe('page'))
    }
    await redis.command('DEL', key)
    await redis.command('RPUSH', key, 'list')
    expect(await other.cache.get('/nonsense')).toBeNull()
    await one.make('/nonsense', 'page again')
    await arrived(async () => expect(await other.html('/nonsense')).toBe('page again'))
  })
})

describe('where Redis should be there is', () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  afterEach(() => {
    closeRedis()
    for (const socket of sockets) socket.destroy()
    server.close()
    server.removeAllListeners('connection')
  })

  test.each([
    ['nobody who answers', ''],
    ['another service', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['a liar', '+OK\r\n'.repeat(50)],
    ['one who wants a password', '-NOAUTH Authentication required.\r\n'.repeat(9)],
  ])('%s: the site starts soon and serves its own pages', async (_, says) => {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket.on('error', () => undefined))
      socket.on('data', () => says && socket.write(says))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    vi.stubEnv('REDIS_URL', `redis://127.0.0.1:${(server.address() as AddressInfo).port}`)
    redisTimings.start = 200
    await openRedis()
    const one = anInstance()
    expect(await one.cache.get('/')).toBeNull()
    await one.make('/', 'page')
    expect(await one.html('/')).toBe('page')
  })
})
