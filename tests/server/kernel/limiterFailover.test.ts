import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { redisTimings } from '@/config/redisTimings'
import { closeRedis, openRedis } from '@/runtime/redis/redis'
import { type Limiter, makeLimiter, secondsUntilFree } from '@/server/kernel/limits'
import { eventually } from '../../eventually'
import { startRedisServer } from '../../redisServer'
import { hasRedis } from '../../serverPrograms.mjs'

vi.mock('@/server/database/secret', () => ({ secret: async () => Buffer.alloc(32, 7) }))
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logCall: vi.fn() }))

type RedisServer = Awaited<ReturnType<typeof startRedisServer>>

/** The address that stays while another server answers behind it. */
async function startAddress(first: RedisServer) {
  let port = Number(new URL(first.url).port)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (next: RedisServer) => {
      port = Number(new URL(next.url).port)
      for (const socket of sockets) socket.destroy()
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const FIVE = { points: 5, seconds: 600 }

async function letThrough(limiters: Limiter[], key: string): Promise<number> {
  let count = 0
  for (const limiter of limiters) if ((await secondsUntilFree(limiter, key)) === 0) count += 1
  return count
}

describe.skipIf(!hasRedis())('a Redis that fails over in the middle of a limit', () => {
  let primary: RedisServer
  let replica: RedisServer
  let address: Awaited<ReturnType<typeof startAddress>>
  let limiters: [Limiter, Limiter]

  beforeAll(async () => {
    // A busy machine may be slow without anything being wrong.
    Object.assign(redisTimings, { response: 3000, pause: 100 })
    ;[primary, replica] = await Promise.all([startRedisServer(), startRedisServer()])
    await replica.command('REPLICAOF', '127.0.0.1', new URL(primary.url).port)
    await eventually(async () =>
      expect(String(await replica.command('INFO', 'replication'))).toContain('master_link_status:up'),
    )
    address = await startAddress(primary)
    vi.stubEnv('REDIS_URL', address.url)
    await openRedis()
    limiters = [makeLimiter('failover', FIVE), makeLimiter('failover', FIVE)]
  }, 30_000)
  afterAll(async () => {
    closeRedis()
    vi.unstubAllEnvs()
    address?.stop()
    await Promise.all([primary?.stop(), replica?.stop()])
  })

  /** Calls of other people, until both instances count together again. */
  const untilShared = async (name: string) => {
    let count = 0
    const six = [...limiters, ...limiters, ...limiters]
    await eventually(async () => expect(await letThrough(six, `${name} ${++count}`)).toBe(5))
  }

  test('a replica that refuses to write makes each instance count for itself, and nobody is let through for ever', async () => {
    expect(await letThrough(limiters, 'demoted')).toBe(2)
    address.leadTo(replica)
    await eventually(async () => {
      await letThrough(limiters, 'somebody else')
      expect(await replica.command('CLIENT', 'LIST')).toContain('cmd=eval')
    })
    const calls = Array.from({ length: 20 }, () => limiters).flat()
    expect(await letThrough(calls, 'demoted')).toBe(10)
    address.leadTo(primary)
    await untilShared('demoted')
    // What had been counted before still counts.
    expect(await letThrough([...limiters, ...limiters], 'demoted')).toBe(3)
  }, 30_000)

  test('a replica that takes over goes on with what had been counted', async () => {
    expect(await letThrough([...limiters, ...limiters], 'promoted')).toBe(4)
    const offset = async (server: RedisServer) =>
      /master_repl_offset:(\d+)/.exec(String(await server.command('INFO', 'replication')))?.[1]
    await eventually(async () => expect(await offset(replica)).toBe(await offset(primary)))
    await primary.kill()
    await replica.command('REPLICAOF', 'NO', 'ONE')
    address.leadTo(replica)
    await untilShared('promoted')
    expect(await letThrough([...limiters, ...limiters], 'promoted')).toBe(1)
  }, 30_000)
})
