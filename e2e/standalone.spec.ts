import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, request as requests } from '@playwright/test'
import { startRedisServer, hasRedisServer } from '../tests/redisServer'
import { startPostgres } from '../tests/server/postgres'
import { postgresBinaries } from '../tests/server/postgresBinaries.mjs'
import { makeCustomer } from './aCustomer'
import { freePort, originOf } from './builtServer'
import { orderByApi } from './exchangeApi'
import { test } from './watchedTest'

const ROOT = join(import.meta.dirname, '..')
/** What a machine may know of nothing but the way to Node.js: nothing of this shell's environment. */
const BARE = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1' }

test.describe.configure({ mode: 'serial', timeout: 120_000 })
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

test('the folder runs elsewhere, with nothing in its environment: pages, an order, a customer', async () => {
  await withServer({}, async (origin) => {
    await judge(origin, join(site(), '.halyard'))
  })
  expect(existsSync(join(site(), '.halyard'))).toBe(true)
})

test('the folder runs elsewhere on PostgreSQL and Redis', async () => {
  test.skip(postgresBinaries() === null, 'there is no PostgreSQL on this machine')
  test.skip(!hasRedisServer, 'there is no redis-server on this machine')
  const [postgres, redis] = await Promise.all([startPostgres(), startRedisServer()])
  try {
    const data = join(folder, 'data')
    const places = { DATABASE_URL: await postgres.newDatabase(), REDIS_URL: redis.url, DATA_DIR: data }
    await withServer(places, async (origin) => {
      await judge(origin, data)
      expect(Number(await redis.ask('DBSIZE'))).toBeGreaterThan(0)
    })
  } finally {
    await Promise.all([postgres.stop(), redis.stop()])
  }
})

/** It is ready, serves pages and files, takes an order and, which needs machine code for the password, a customer. */
async function judge(origin: string, dataDir: string) {
  await expect
    .poll(() => fetch(`${origin}/api/site/ready`).then((answer) => answer.status), { timeout: 60_000 })
    .toBe(200)
  for (const path of ['/', '/de/faq', '/coins/btc', '/icon.svg', '/share/btc-eth.png', '/sitemap.xml'])
    expect((await fetch(origin + path)).status, path).toBe(200)
  const request = await requests.newContext({ baseURL: origin })
  expect(await orderByApi(request)).toMatch(/\w/)
  expect(await makeCustomer(request, dataDir)).toHaveProperty('accessToken')
  await request.dispose()
}

async function withServer(variables: Record<string, string>, work: (origin: string) => Promise<void>) {
  const port = await freePort()
  const server = spawn(process.execPath, ['deploy/serve.mjs'], {
    cwd: site(),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...BARE, PORT: String(port), ...variables } as unknown as NodeJS.ProcessEnv,
  })
  const said: string[] = []
  server.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  try {
    await reached(originOf(port), server)
    await work(originOf(port))
    expect(await ended(server)).toBe(0)
  } finally {
    server.kill('SIGKILL')
    // A module that is not there is told here and nowhere else.
    expect(said.join('')).not.toMatch(/Cannot find|ENOENT|ERR_/)
  }
}

async function reached(origin: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/api/site/live`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server ended by itself')
}

async function ended(server: ChildProcess): Promise<number | null> {
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  return ((await exited) as [number | null])[0]
}
