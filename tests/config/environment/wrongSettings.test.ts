import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { machineFaults } from '@/config/environment/machineFaults'
import { describeFaults } from '@/config/environment/readEnvironment'
import { readSettings } from '@/config/operator/startOperator'
import { ROOT } from '../../deploy/deployFiles'
import { readProcessorTime, withProcessorTime } from '../../processorTime'

const folder = mkdtempSync(join(tmpdir(), 'halyard-wrong-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'file')
writeFileSync(file, 'none')
const SECRET = '9f2c4e6a8b0d1f3579ace02468bdf135'
const SENTINEL = 'SENTINEL'

type Case = [what: string, source: Record<string, string>, named: string]

const VARIABLES: Case[] = [
  ['a port with a unit', { PORT: '3000tcp' }, 'PORT'],
  ['a port in hexadecimal', { PORT: '0xbb8' }, 'PORT'],
  ['a port with a sign', { PORT: '+3000' }, 'PORT'],
  ['a port in Arabic figures', { PORT: '٣٠٠٠' }, 'PORT'],
  ['a delay in milliseconds', { SHUTDOWN_DELAY_SECONDS: '5000ms' }, 'SHUTDOWN_DELAY_SECONDS'],
  ['a delay of an hour', { SHUTDOWN_DELAY_SECONDS: '3600' }, 'SHUTDOWN_DELAY_SECONDS'],
  ['a delay with a comma', { SHUTDOWN_DELAY_SECONDS: '1,5' }, 'SHUTDOWN_DELAY_SECONDS'],
  ['a proxy everywhere', { TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
  ['a proxy everywhere in IPv6', { TRUST_PROXY: '10.0.0.0/8,::/0' }, 'TRUST_PROXY'],
  ['a negative step', { SANDBOX_STEP_SECONDS: '-0.5' }, 'SANDBOX_STEP_SECONDS'],
  ['a limit with a thousands separator', { RATE_LIMIT_READ: '1_000' }, 'RATE_LIMIT_READ'],
  ['a limit of infinity', { RATE_LIMIT_PAGES: 'unlimited' }, 'RATE_LIMIT_PAGES'],
  ['a share of traces in percent', { OTEL_TRACES_SAMPLER_ARG: '50%' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ['a share of traces above one', { OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ['a flag with a comment', { PREWARM_PAGES: '1 # faster' }, 'PREWARM_PAGES'],
  ['a flag of two', { LIVE: '2' }, 'LIVE'],
  ['a site with two addresses', { SITE_URL: 'https://a.example,https://b.example' }, 'SITE_URL'],
  ['a site with a byte order mark', { SITE_URL: '\u200Bhttps://a.example' }, 'SITE_URL'],
  ['a site with a space inside', { SITE_URL: 'https://exam ple.com' }, 'SITE_URL'],
  ['a site with a port out of range', { SITE_URL: 'https://example.com:99999' }, 'SITE_URL'],
  ['a site with a fragment', { SITE_URL: 'https://example.com/#/' }, 'SITE_URL'],
  ['a back end with credentials', { API_ORIGIN: `https://u:${SENTINEL}@api.example.com` }, 'API_ORIGIN'],
  ['a back end with only a user', { API_ORIGIN: 'https://u@api.example.com' }, 'API_ORIGIN'],
  ['a back end with a path and a slash', { API_ORIGIN: 'https://api.example.com/api/' }, 'API_ORIGIN'],
  ['an empty place in quotation marks', { API_ORIGIN: '""' }, 'API_ORIGIN'],
  ['pictures from anywhere', { IMAGE_ORIGINS: 'https://*' }, 'IMAGE_ORIGINS'],
  ['pictures with a semicolon', { IMAGE_ORIGINS: 'https://a.example;https://b.example' }, 'IMAGE_ORIGINS'],
  ['pictures from a path', { IMAGE_ORIGINS: 'https://a.example/img' }, 'IMAGE_ORIGINS'],
  ['a database with a space', { DATABASE_URL: `postgres://u:${SENTINEL} x@h/db` }, 'DATABASE_URL'],
  ['a database of Redis', { DATABASE_URL: `redis://u:${SENTINEL}@h/0` }, 'DATABASE_URL'],
  [
    'a database with a port out of range',
    { DATABASE_URL: `postgres://u:${SENTINEL}@h:99999/db` },
    'DATABASE_URL',
  ],
  ['a database by JDBC', { DATABASE_URL: `jdbc:postgresql://h/db?password=${SENTINEL}` }, 'DATABASE_URL'],
  ['Redis with a database name', { REDIS_URL: `redis://:${SENTINEL}@h/cache` }, 'REDIS_URL'],
  ['Redis in quotation marks', { REDIS_URL: `'redis://:${SENTINEL}@h'` }, 'REDIS_URL'],
  ['mail with a port alone', { SMTP_URL: 'smtp://:587' }, 'SMTP_URL'],
  ['mail with a raw #', { SMTP_URL: `smtp://u:a#${SENTINEL}@mail.example` }, 'SMTP_URL'],
  ['an address of two senders', { MAIL_FROM: 'A <a@b.example>, B <b@b.example>' }, 'MAIL_FROM'],
  ['a contact with a name', { CONTACT_EMAIL: 'Help <help@example.com>' }, 'CONTACT_EMAIL'],
  ['a secret by name of a file', { TOKEN_SECRET: '/run/secrets/token' }, 'TOKEN_SECRET'],
  [
    'a secret that was the previous one',
    { TOKEN_SECRET: SECRET, TOKEN_SECRET_PREVIOUS: SECRET },
    'TOKEN_SECRET_PREVIOUS',
  ],
  ['a network with a name', { TRUST_PROXY: '10.0.0.0/8,cloudflare' }, 'TRUST_PROXY'],
  ['a network without bits', { TRUST_PROXY: '10.0.0.0/' }, 'TRUST_PROXY'],
  ['a moment with a space', { CONTEST_START: '2026-12-01 00:00:00' }, 'CONTEST_START'],
  [
    'a day that does not exist',
    { CONTEST_START: '2026-02-30T00:00:00Z', CONTEST_END: '2026-03-30T00:00:00Z' },
    'CONTEST_START',
  ],
  ['staff without a role', { DESK_STAFF: 'anna@example.com:' }, 'DESK_STAFF'],
  ['retention below zero', { RETENTION_UNPAID_DAYS: '-1' }, 'RETENTION_UNPAID_DAYS'],
]

const FILES: Case[] = [
  ['YAML indented by tabs', { 'a.yaml': 'brand:\n\tname: A' }, 'must be YAML'],
  ['a key twice', { 'a.yaml': 'brand: { name: A }\nbrand: { name: B }' }, 'must be YAML'],
  ['a key twice in JSON', { 'a.json': '{"brand":{"name":"A"},"brand":{"name":"B"}}' }, 'must be JSON'],
  ['a list in the place of a section', { 'a.yaml': 'brand: [A]' }, 'brand'],
  ['a text in the place of a list', { 'a.yaml': 'languages: en' }, 'languages'],
  ['a flag as a text', { 'a.yaml': 'brand: { showName: "no" }' }, 'brand.showName'],
  ['no section at all', { 'a.yaml': '- brand' }, 'OPERATOR_FILE'],
  [
    'a percentage above a hundred',
    { 'a.yaml': 'programmes: { affiliate: { ratePercent: 140 } }' },
    'ratePercent',
  ],
  [
    'a percentage with its sign',
    { 'a.yaml': 'programmes: { affiliate: { ratePercent: 40% } }' },
    'ratePercent',
  ],
  [
    'a percentage above the greatest',
    { 'a.yaml': 'programmes: { affiliate: { ratePercent: 50, maximumPercent: 40 } }' },
    'programmes.affiliate',
  ],
  [
    'minutes from more to fewer',
    { 'a.yaml': 'programmes: { usualMinutes: "30-5" }' },
    'programmes.usualMinutes',
  ],
  [
    'a least amount above the greatest',
    { 'a.yaml': 'programmes: { limits: { minimumUsd: 500, fixedMaximumUsd: 100 } }' },
    'programmes.limits',
  ],
  [
    'a maximum below the minimum',
    { 'a.yaml': 'programmes: { limits: { minimumUsd: 500, maximumUsd: 100 } }' },
    'programmes.limits.maximumUsd',
  ],
  [
    'a maximum below our own minimum',
    { 'a.yaml': 'programmes: { limits: { maximumUsd: 5 } }' },
    'programmes.limits.maximumUsd',
  ],
  [
    'half a minute to decide',
    { 'a.yaml': 'programmes: { limits: { amountDecisionMinutes: 0.5 } }' },
    'amountDecisionMinutes',
  ],
  ['a negative number of days', { 'a.yaml': 'programmes: { affiliate: { cookieDays: -30 } }' }, 'cookieDays'],
  ['half a day', { 'a.yaml': 'programmes: { loyalty: { windowDays: 1.5 } }' }, 'windowDays'],
  ['a number in powers of ten', { 'a.yaml': 'programmes: { limits: { minimumUsd: 1e21 } }' }, 'minimumUsd'],
  [
    'a currency allowed and denied',
    { 'a.yaml': 'currencies: { allow: [btc, eth], deny: [eth] }' },
    'currencies',
  ],
  ['a country in lower case', { 'a.yaml': 'legal: { countries: [us] }' }, 'legal.countries'],
  ['a weight from bold to thin', { 'a.yaml': 'font: { family: Inter, weight: "800 400" }' }, 'font.weight'],
  [
    'a color without quotation marks',
    { 'a.yaml': 'colors: { light: { accent: #00aa55 } }' },
    'OPERATOR_FILE',
  ],
  ['a link with a password', { 'a.yaml': `social: { x: "https://u:${SENTINEL}@x.example" }` }, 'social.x'],
  [
    'a file in UTF-16',
    { 'a.yaml': Buffer.from('\uFEFFbrand: { name: A }', 'utf16le').toString('latin1') },
    'OPERATOR_FILE',
  ],
]

test('are fifty and more', () => {
  expect(VARIABLES.length + FILES.length).toBeGreaterThanOrEqual(50)
})

const faultsOf = (source: Record<string, string>) => describeFaults(readSettings(source).faults)

test.each(VARIABLES)('%s is refused by its name, and no secret is shown', (_, source, named) => {
  const { values, faults } = readSettings(source)
  expect(values).toBeNull()
  expect(faults.map(({ name }) => name)).toContain(named)
  expect(describeFaults(faults)).not.toMatch(new RegExp(`${SENTINEL}|${SECRET}`))
})

test.each(FILES)('an operator file with %s is refused with its place', (_, files, named) => {
  const [[name, text] = ['', '']] = Object.entries(files)
  writeFileSync(join(folder, name), text, 'latin1')
  const printed = faultsOf({ OPERATOR_FILE: join(folder, name) })
  expect(printed).toContain('OPERATOR_FILE')
  expect(printed).toContain(named)
  expect(printed).not.toContain(SENTINEL)
})

test('a byte order mark before an operator file is no fault', () => {
  for (const [name, text] of [
    ['bom.yaml', 'brand: { name: A }'],
    ['bom.json', '{"brand":{"name":"A"}}'],
  ] as const) {
    writeFileSync(join(folder, name), `\uFEFF${text}`)
    expect(readSettings({ OPERATOR_FILE: join(folder, name) }).faults).toEqual([])
  }
})

test('an operator file that is a folder, or is not there, is refused', () => {
  mkdirSync(join(folder, 'sub.yaml'), { recursive: true })
  expect(faultsOf({ OPERATOR_FILE: join(folder, 'sub.yaml') })).toMatch(/OPERATOR_FILE .*must be a file/)
  expect(faultsOf({ OPERATOR_FILE: join(folder, 'none.yaml') })).toMatch(/OPERATOR_FILE .*ENOENT/)
  expect(faultsOf({ OPERATOR_FILE: file, OPERATOR_DIR: file })).toMatch(/OPERATOR_DIR .*must be a folder/)
})

test('an address in Unicode and one with a slash at its end are understood', () => {
  const { values, faults } = readSettings({
    SITE_URL: 'https://bücher.example/',
    API_ORIGIN: 'https://api.example/',
  })
  expect(faults).toEqual([])
  expect(values).toMatchObject({ siteUrl: 'https://xn--bcher-kva.example', apiOrigin: 'https://api.example' })
})

test('a port in use and folders that are files are named together', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { values } = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(file, 'data'),
    ASSETS_DIR: file,
  })
  const faults = values ? await machineFaults(values) : []
  other.close()
  expect(faults.map(({ name }) => name)).toEqual(['PORT', 'DATA_DIR', 'ASSETS_DIR'])
})

test('a start names wrong variables and a wrong operator file in one list, at once', async () => {
  writeFileSync(join(folder, 'start.yaml'), 'programmes: { usualMinutes: "30-5" }')
  const environment = {
    PATH: process.env.PATH ?? '',
    PORT: '3000tcp',
    REDIS_URL: `redis://:${SENTINEL}@h/cache`,
    OPERATOR_FILE: join(folder, 'start.yaml'),
  }
  const { code, stderr } = await new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...withProcessorTime, join(ROOT, 'deploy/serve.mjs')],
      { cwd: ROOT, env: environment as unknown as NodeJS.ProcessEnv, timeout: 20_000 },
      (_error, _out, stderr) => resolve({ code: child.exitCode, stderr }),
    )
  })
  const { err, computed } = readProcessorTime(stderr)
  expect(code).toBe(1)
  for (const name of ['PORT', 'REDIS_URL', 'OPERATOR_FILE programmes.usualMinutes'])
    expect(err).toContain(name)
  expect(err).not.toContain(SENTINEL)
  // It takes a quarter of a second.
  expect(computed).toBeLessThan(1000)
})
