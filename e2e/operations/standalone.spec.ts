import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, request as requests } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { startRedisServer } from '../../tests/redisServer'
import { hasRedis } from '../../tests/serverPrograms.mjs'
import { startPostgres } from '../../tests/server/postgres'
import { endServer, untilUp } from '../../tests/serverProcess.mjs'
import { makeCustomer } from '../support/aCustomer'
import { originOf } from '../support/builtServer'
import { orderByApi } from '../support/exchangeApi'
import { FULL } from '../support/fullRun'
import { outboxIn } from '../support/outbox'
import { test } from '../support/watchedTest'

const ROOT = join(import.meta.dirname, '../..')
/** What a machine may know of nothing but the way to Node.js: nothing of this shell's environment. */
const BARE = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1' }

test.describe.configure({ mode: 'serial' })
let folder = ''
const site = () => join(folder, 'site')

test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(ROOT, 'deploy/standalone.mjs')])
  folder = mkdtempSync(join(tmpdir(), 'halyard-standalone-'))
  // Elsewhere, where no folder above it has a node_modules that could help out.
  cpSync(join(ROOT, '.next/standalone'), site(), { recursive: true, verbatimSymlinks: true })
})
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('the folder starts elsewhere', FULL, async () => {
  await withServer({ PREWARM_PAGES: '0' }, async (origin) => {
    expect((await fetch(origin)).status).toBe(200)
  })
})

test(
  'the folder runs elsewhere, with nothing in its environment: pages, an order, a customer',
  FULL,
  async () => {
    await withServer({}, async (origin) => {
      await judge(origin, join(site(), '.halyard'))
    })
    expect(existsSync(join(site(), '.halyard'))).toBe(true)
  },
)

test('the folder runs elsewhere on PostgreSQL and Redis', FULL, async () => {
  test.skip(!hasRedis(), 'there is no redis-server on this machine')
  const redis = await startRedisServer()
  const postgres = await startPostgres()
  try {
    const data = join(folder, 'data')
    const places = {
      DATABASE_URL: await postgres.newDatabase(),
      REDIS_URL: redis.url,
      DATA_DIR: data,
      PREWARM_PAGES: '0',
    }
    await withServer(places, async (origin) => {
      await judge(origin, data)
      expect(Number(await redis.command('DBSIZE'))).toBeGreaterThan(0)
    })
  } finally {
    await Promise.all([postgres.stop(), redis.stop()])
  }
})

test('the folder migrates, backs up, restores and purges without the checkout', FULL, async () => {
  const postgres = await startPostgres()
  const run = async (databaseUrl: string, ...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['deploy/data.mjs', ...args], {
      cwd: site(),
      env: {
        ...BARE,
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, 'other'),
      } as unknown as NodeJS.ProcessEnv,
    })
    return stdout
  }
  try {
    const url = await postgres.newDatabase()
    expect(await run(url, 'migrate')).toMatch(/^\d+ migrations applied/)
    const data = join(folder, 'migrated')
    await withServer({ DATABASE_URL: url, MIGRATE: '0', DATA_DIR: data, PREWARM_PAGES: '0' }, (origin) =>
      judge(origin, data),
    )
    expect(await run(url, 'purge')).toContain('exchanges 0')
    const rows = /^\d+/.exec(await run(url, 'backup', 'site.gz'))?.[0]
    expect(Number(rows)).toBeGreaterThan(3)
    for (const target of [await postgres.newDatabase(), ''])
      expect(await run(target, 'restore', 'site.gz')).toContain(`${rows} rows restored`)
  } finally {
    await postgres.stop()
  }
})

/** It is ready, serves pages and files, takes an order and, which needs machine code for the password, a customer. */
async function judge(origin: string, dataDir: string) {
  await expect
    .poll(() => fetch(`${origin}/api/site/ready`).then((response) => response.status), { timeout: 240_000 })
    .toBe(200)
  for (const path of ['/', '/de/faq', '/coins/btc', '/icon.svg', '/share/btc-eth.png', '/sitemap.xml'])
    expect((await fetch(origin + path)).status, path).toBe(200)
  const request = await requests.newContext({ baseURL: origin })
  expect(await orderByApi(request)).toMatch(/\w/)
  expect(await makeCustomer(request, outboxIn(dataDir))).toHaveProperty('accessToken')
  await request.dispose()
}

async function withServer(variables: Record<string, string>, work: (origin: string) => Promise<void>) {
  const port = await reservePort()
  const server = spawn(process.execPath, ['deploy/serve.mjs'], {
    cwd: site(),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...BARE, PORT: String(port), ...variables } as unknown as NodeJS.ProcessEnv,
  })
  const said: string[] = []
  server.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  try {
    await untilUp(() => isLive(originOf(port)), server, { name: 'the copied site', limit: 240_000 })
    await work(originOf(port))
    expect(await endServer(server, 'SIGTERM')).toBe(0)
  } finally {
    await endServer(server, 'SIGKILL')
    // A missing module is reported here and nowhere else.
    expect(said.join('')).not.toMatch(/Cannot find|ENOENT|ERR_/)
  }
}

const isLive = (origin: string) =>
  fetch(`${origin}/api/site/live`).then(
    (response) => response.ok,
    () => false,
  )
