import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectOnce } from '@/server/database/connectOnce'
import { exchanges } from '@/server/database/schema'
import { ROOT } from '../deploy/deployFiles'
import { queryRows } from '../server/postgres'
import { anExchange } from '../server/exchanges/anExchange'

/** The folder that the image holds, where packages of a checkout are missing and programs are bundled. */
const STANDALONE = join(ROOT, '.next/standalone')
const folder = mkdtempSync(join(tmpdir(), 'halyard-standalone-'))
const dataDir = join(folder, 'data')
/** Milliseconds, of some thirty processes one after the other. */
const LONGEST = 600_000

type End = { code: unknown; text: string }
const run = (program: string, args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<End>((settle) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...environment }
    const options = { cwd: STANDALONE, env: env as unknown as NodeJS.ProcessEnv, timeout: 300_000 }
    execFile(process.execPath, [`deploy/${program}.mjs`, ...args], options, (error, out, err) =>
      settle({ code: error?.code ?? 0, text: out + err }),
    )
  })

beforeAll(
  () => promisify(execFile)(process.execPath, [join(ROOT, 'deploy/standalone.mjs')], { cwd: ROOT }),
  LONGEST,
)
afterAll(() => rmSync(folder, { recursive: true }))

const scripts = () =>
  Object.entries(
    (
      JSON.parse(readFileSync(join(STANDALONE, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>
      }
    ).scripts,
  ).map(([name, line]) => [name, line.split(' ').slice(1)] as const)

test(
  'every script of its package.json is there, says what it takes, and refuses what it does not know',
  async () => {
    expect(scripts().length).toBeGreaterThan(8)
    for (const [name, [path = '', ...before]] of scripts()) {
      expect(existsSync(join(STANDALONE, path)), name).toBe(true)
      const program = path.replace(/^deploy\/|\.mjs$/g, '')
      const help = await run(program, [...before, '--help'])
      expect([name, help.code, help.text]).toEqual([name, 0, expect.stringContaining('usage')])
      const wrong = await run(program, [...before, '--nonesuch'])
      expect([name, wrong.code, wrong.text]).toEqual([name, 2, expect.stringContaining('nonesuch')])
    }
    expect(existsSync(dataDir)).toBe(false)
  },
  LONGEST,
)

test('it has nothing of the tests, and no data below .next', async () => {
  for (const name of ['tests', 'e2e']) expect(existsSync(join(STANDALONE, name)), name).toBe(false)
  const { code, text } = await run('data', ['migrate'], { DATA_DIR: '.halyard' })
  expect([code, text]).toEqual([1, expect.stringContaining('outside of .next')])
  expect(existsSync(join(STANDALONE, '.halyard'))).toBe(false)
})

test(
  'a backup of there is whole, and a provider is switched off in its database',
  async () => {
    expect(await run('data', ['migrate'])).toMatchObject({ code: 0 })
    const file = join(folder, 'a.gz')
    expect(await run('data', ['backup', file])).toMatchObject({ code: 0 })
    expect(await run('data', ['restore', file, '--check'])).toMatchObject({
      code: 0,
      text: expect.stringContaining('is whole') as unknown,
    })
    const live = { LIVE: '1', PROVIDERS: 'near' }
    const switched = await run('providers-switch', ['near', 'off'], live)
    expect(switched).toMatchObject({ code: 0 })
    // The hash of the entry in the audit log goes to the log, as from the desk.
    expect(switched.text).toMatch(/^\{.*"msg":"audit"\}\nnear off, weight 0\n$/)
    expect(await run('doctor', ['--json'])).toMatchObject({ code: 0 })
  },
  LONGEST,
)

test(
  'a report is written out of the database of the site, into a new file or to the standard output',
  async () => {
    const database = new URL(inject('postgres'))
    const name = `report_${process.pid}`
    await queryRows(database.href, `create database ${name} template ${inject('postgresTemplate')}`)
    database.pathname = name
    const { db, close } = await connectOnce(database.href)
    await db
      .insert(exchanges)
      .values(anExchange({ publicId: 'inoctober01', idempotencyKey: 'k1', createdAt: Date.UTC(2026, 9, 31) }))
    await db
      .insert(exchanges)
      .values(anExchange({ publicId: 'innovember1', idempotencyKey: 'k2', createdAt: Date.UTC(2026, 10, 1) }))
    await close()
    const october = ['report', 'orders', '--from', '2026-10-01', '--to', '2026-11-01']
    const report = (...args: string[]) => run('data', [...october, ...args], { DATABASE_URL: database.href })
    const shown = await report()
    expect([shown.code, shown.text]).toEqual([
      0,
      expect.stringMatching(/^order,created_at,.*\r?\ninoctober01,/),
    ])
    expect(shown.text).not.toContain('innovember1')
    const file = join(folder, 'orders.json')
    expect(await report('--format', 'json', '--file', file)).toEqual({ code: 0, text: `1 row in ${file}.\n` })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ rows: [{ order: 'inoctober01' }] })
    expect((await report('--format', 'json', '--file', file)).code).toBe(1)
    expect((await report('--format', 'xml')).code).toBe(2)
  },
  LONGEST,
)
