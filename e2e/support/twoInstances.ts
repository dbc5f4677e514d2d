import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePort } from '../../tests/reservePort.mjs'
import { startRedisServer } from '../../tests/redisServer'
import { startPostgres } from '../../tests/server/postgres'
import { startBuiltServer } from './builtServer'
import { startRoundRobin } from './roundRobin'

type Instance = { port: number; server: Awaited<ReturnType<typeof startBuiltServer>> }

/** One site as an operator would run it: PostgreSQL, Redis, two instances and a proxy before them. */
export async function startTwoInstances() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-two-'))
  const redis = await startRedisServer()
  const postgres = await startPostgres()
  const database = await postgres.newDatabase()
  const environment = {
    ...{ DATABASE_URL: database, REDIS_URL: redis.url, DATA_DIR: folder, TRUST_PROXY: '1' },
    ...{ SITE_URL: 'https://two.example', SANDBOX_STEP_SECONDS: '0.2' },
    ...{ RATE_LIMIT_READ: '100000', RATE_LIMIT_WRITE: '100000', RATE_LIMIT_AUTH: '10' },
  }
  const start = async (port: number): Promise<Instance> => ({
    port,
    server: await startBuiltServer(port, environment),
  })
  const [one, other] = [await reservePort(), await reservePort()]
  const instances = await Promise.all([start(one), start(other)])
  const proxy = await startRoundRobin([one, other])

  return {
    url: proxy.url,
    passed: proxy.passed,
    /** Of each, past the proxy. */
    urls: [one, other].map((port) => `http://127.0.0.1:${port}`),
    ...{ folder, database, redis },
    /** As a power cut would; it is there again when this is done. */
    killAndRestart: async (which: number) => {
      const { port, server } = instances[which % 2] ?? instances[0]
      await server.kill()
      instances[which % 2] = await start(port)
    },
    stop: async () => {
      proxy.stop()
      await Promise.all(instances.map(({ server }) => server.kill()))
      await Promise.all([postgres.stop(), redis.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>
