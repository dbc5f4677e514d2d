import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { fillRows } from './fillRows'

/**
 * What a long history costs: the same site with ten thousand orders and with ten million, each query's median.
 *   npx tsx tools/bench/rows/main.ts postgres://postgres@127.0.0.1:5432
 * It makes the databases rows_small and rows_big there (25 GB, ten minutes) and uses them again where they are.
 */
const [SMALL, BIG] = [10_000, Number(process.argv[3] ?? 10_000_000)]
/** A query that takes this many times as long fails the run, */
const MAX_RATIO = 2
/** unless it is so many milliseconds longer at most: of the machine, not of the table. */
const NOISE = 5

const server = (process.argv[2] ?? '').replace(/\/$/, '')
const root = join(import.meta.dirname, '../../..')

async function prepare(name: string, orders: number): Promise<string> {
  const url = `${server}/${name}`
  const admin = new pg.Client(`${server}/postgres`)
  await admin.connect()
  const found = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (!found.rowCount) await admin.query(`create database ${name}`)
  await admin.end()
  execFileSync('node', ['deploy/data.mjs', 'migrate'], { cwd: root, env: environment(url) })
  const client = new pg.Client(url)
  await client.connect()
  const filled = await client.query('select 1 from exchanges limit 1')
  if (!filled.rowCount) await fillRows(client, orders)
  await client.end()
  return url
}

// The purge would otherwise delete what is older than five years.
const environment = (url: string) => ({
  ...process.env,
  DATABASE_URL: url,
  RETENTION_EXCHANGES_DAYS: '36500',
})

function measure(url: string, orders: number): Record<string, number> {
  const program = [join(import.meta.dirname, 'measureRows.ts'), String(orders)]
  const lines = execFileSync('node_modules/.bin/tsx', program, {
    cwd: root,
    env: environment(url),
    encoding: 'utf8',
  })
  return JSON.parse(lines.trim().split('\n').at(-1) ?? '{}') as Record<string, number>
}

const [small, big] = [await prepare('rows_small', SMALL), await prepare('rows_big', BIG)]
const [few, many] = [measure(small, SMALL), measure(big, BIG)]
const print = (line: string) => process.stdout.write(`${line}\n`)
let slow = 0
print(`| median, ms | ${SMALL} orders | ${BIG} orders | ratio |\n| --- | ---: | ---: | ---: |`)
for (const [name, base = 0] of Object.entries(few)) {
  const value = many[name] ?? Number.NaN
  if (!(value <= base * MAX_RATIO || value <= base + NOISE)) slow++
  print(`| ${name} | ${base.toFixed(1)} | ${value.toFixed(1)} | ${(value / base).toFixed(1)} |`)
}
print(`${slow} took more than ${MAX_RATIO} times and ${NOISE} ms longer`)
process.exitCode = slow > 0 ? 1 : 0
