import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runNginx } from '../../tests/deploy/runNginx'
import { startRedisServer } from '../../tests/redisServer'
import { reservePort } from '../../tests/reservePort.mjs'
import { startPostgres } from '../../tests/server/postgres'
import { startServer, type StartedServer } from '../../tests/startServer.mjs'

const START_LIMIT = 180_000
const NO_LIMIT = '9999999'
const LIMITS = Object.fromEntries(
  ['READ', 'WRITE', 'AUTH', 'PAGES', 'HEAVY'].map((kind) => [`RATE_LIMIT_${kind}`, NO_LIMIT]),
)

/** One site as deploy/compose.yaml runs it: PostgreSQL, Redis, two instances of the build in `folder`, shared ASSETS_DIR,
 * and nginx with deploy/nginx.conf. */
export async function startRollingSite(folder: string, shutdownDelaySeconds: number) {
  const data = mkdtempSync(join(tmpdir(), 'halyard-rolling-'))
  const [redis, postgres] = await Promise.all([startRedisServer(), startPostgres()])
  const database = await postgres.newDatabase()
  const environment = {
    ...{ DATABASE_URL: database, REDIS_URL: redis.url, DATA_DIR: data, ASSETS_DIR: join(data, 'assets') },
    ...{ SITE_URL: 'https://rolling.example', TRUST_PROXY: '1', MIGRATE: '0', LOG_LEVEL: 'warn' },
    ...{ SHUTDOWN_DELAY_SECONDS: String(shutdownDelaySeconds), SANDBOX_STEP_SECONDS: '0.5', ...LIMITS },
  }
  /** As `npm run migrate` of that release. */
  const migrate = (release: string) =>
    promisify(execFile)('node', ['deploy/data.mjs', 'migrate'], {
      cwd: release,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    })
  const ports = [await reservePort(), await reservePort()] as const
  const start = (release: string, port: number) =>
    startServer(() => ['deploy/serve.mjs'], {
      ...{ cwd: release, env: environment, port, sign: '/api/site/ready', limit: START_LIMIT },
    })
  await migrate(folder)
  const instances: StartedServer[] = []
  for (const port of ports) instances.push(await start(folder, port))
  const proxy = await runNginx(...ports)
  return {
    ...{ origin: proxy.origin, database, data, migrate },
    /** Ends one instance as an orchestrator does and starts the other release in its place; done once that is ready.
     * @returns the exit code of the one that was ended */
    replace: async (index: 0 | 1, release: string) => {
      const code = await instances[index]?.stop()
      instances[index] = await start(release, ports[index])
      return code
    },
    /** Failures that the present instances logged. */
    logged: () => instances.map((instance) => instance.words()).join('\n'),
    stop: async () => {
      await proxy.stop()
      await Promise.all(instances.map((instance) => instance.kill()))
      await Promise.all([postgres.stop(), redis.stop()])
      rmSync(data, { recursive: true, force: true })
    },
  }
}
