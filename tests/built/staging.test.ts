import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../eventually'
import { startBuiltSite } from './support/builtSite'
import { ROOT } from './support/bundles'

/** docs/staging.md, as it is printed: the program's settings, and a site that has those alone. */
let fakes: ChildProcess
let control: string
let site: Awaited<ReturnType<typeof startBuiltSite>>
const printed: Record<string, string> = {}
const files = mkdtempSync(join(tmpdir(), 'halyard-staging-'))
const METRICS = ['a1b2c3d4', 'e5f6a7b8'].map((part) => part.repeat(8))

const fakesWith = (variables: Record<string, string>, ...args: string[]) =>
  spawn('npm', ['run', '--silent', 'providers:fake', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, LIVE: '', ENVIRONMENT: '', SITE_URL: '', ...variables },
    detached: true,
  })

const wordsOf = (program: ChildProcess): (() => string) => {
  let words = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => (words += chunk.toString()))
  return () => words
}

beforeAll(async () => {
  fakes = fakesWith({}, '--port', '0', '--step', '0.5')
  const words = wordsOf(fakes)
  await eventually(() => expect(words()).toContain('# Scenarios'))
  for (const [, name = '', value = ''] of words().matchAll(/^([A-Z_]+)=(.*)$/gm)) printed[name] = value
  control = /POST (http:\S+)\/exolix/.exec(words())?.[1] ?? ''
  writeFileSync(join(files, 'metrics'), METRICS[0] ?? '')
  writeFileSync(join(files, 'previous'), '')
  const { DATA_DIR: _, ...settings } = printed
  site = await startBuiltSite({
    ...settings,
    METRICS_TOKEN_FILE: join(files, 'metrics'),
    METRICS_TOKEN_PREVIOUS_FILE: join(files, 'previous'),
  })
}, 240_000)

afterAll(async () => {
  if (fakes.pid) process.kill(-fakes.pid)
  await site?.end()
  rmSync(files, { recursive: true })
})

const PAIR = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.01' }
const call = async (path: string, body?: unknown) => {
  const response = await fetch(site.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as { result?: Record<string, unknown> } }
}
const order = (provider: string) =>
  call('/api/v4/exchanges-new', {
    ...{ ...PAIR, fixed: false, reverse: false, rateId: null, provider },
    addressTo: '0xde2642b2120fd3011fe9659688f76e9E4676F472',
    userRefundAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  })
const untilStatus = (publicId: unknown, status: string) =>
  eventually(async () => {
    await site.moveClock()
    const { body } = await call(`/api/v4/exchanges-new/${String(publicId)}`)
    expect(body.result).toMatchObject({ status })
  })
const scenario = async (path: string) =>
  expect((await fetch(`${control}/${path}`, { method: 'POST' })).status).toBe(200)

test.each(['exolix', 'sideshift'])(
  'an order at %s is carried to its end',
  async (provider) => {
    const made = await order(provider)
    expect(made).toMatchObject({ status: 201, body: { result: { status: 'waiting' } } })
    await untilStatus(made.body.result?.publicId, 'finished')
  },
  90_000,
)

test('a scenario counts until another one is named, and one order may have its own', async () => {
  await scenario('exolix/fail')
  const failing = await order('exolix')
  await scenario('exolix/wait')
  const waiting = await order('exolix')
  await untilStatus(failing.body.result?.publicId, 'failed')
  const { orders } = (await (await fetch(control)).json()) as { orders: { id: string; outcome: string }[] }
  await scenario(`orders/${orders.find(({ outcome }) => outcome === 'wait')?.id}/refund`)
  await untilStatus(waiting.body.result?.publicId, 'refunded')
  await scenario('exolix/mismatch')
  const { body } = await order('exolix')
  expect(body.result?.status ?? 'refused').toMatch(/failed|refused/)
  await scenario('exolix/normal')
  expect((await fetch(`${control}/exolix/nonesuch`, { method: 'POST' })).status).toBe(404)
}, 120_000)

test('a secret whose file is replaced counts without a restart', async () => {
  const statusOf = async (token = '') =>
    (await fetch(`${site.origin}/api/site/metrics`, { headers: { authorization: `Bearer ${token}` } })).status
  expect([await statusOf(METRICS[0]), await statusOf(METRICS[1])]).toEqual([200, 404])
  writeFileSync(join(files, 'metrics'), METRICS[1] ?? '')
  process.kill(site.pid, 'SIGHUP')
  await eventually(async () => expect(await statusOf(METRICS[1])).toBe(200))
  expect(await statusOf(METRICS[0])).toBe(404)

  // With an overlap, which an emptied file ends, and so does one that has gone.
  const previous = join(files, 'previous')
  for (const end of [() => writeFileSync(previous, ''), () => rmSync(previous)]) {
    writeFileSync(previous, METRICS[0] ?? '')
    process.kill(site.pid, 'SIGHUP')
    await eventually(async () => expect(await statusOf(METRICS[0])).toBe(200))
    end()
    process.kill(site.pid, 'SIGHUP')
    await eventually(async () => expect(await statusOf(METRICS[0])).toBe(404))
  }
  expect(await statusOf(METRICS[1])).toBe(200)
}, 60_000)

test.each([
  [{ ENVIRONMENT: 'production' }, 'production site'],
  [{ LIVE: '1' }, 'production site'],
  [{ ENVIRONMENT: 'staging', SITE_URL: 'https://staging.halyard.exchange' }, 'strangers'],
])('the fakes do not start beside %o', async (variables, because) => {
  const program = fakesWith(variables, '--port', '0')
  const words = wordsOf(program)
  expect(await new Promise((ended) => program.on('close', ended))).toBe(2)
  expect(words()).toContain(because)
})

test('docs/staging.md names each scenario', async () => {
  const { help } = (await (await fetch(control)).json()) as { help: string[] }
  const named = /from now on: (.*)$/.exec(help[0] ?? '')?.[1]?.split(', ')
  const rows = [...readFileSync(join(ROOT, 'docs/staging.md'), 'utf8').matchAll(/^\| `(\w+)`/gm)]
  expect(rows.map(([, name]) => name).toSorted()).toEqual(named?.toSorted())
})
