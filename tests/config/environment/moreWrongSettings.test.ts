import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { machineFaults } from '@/config/environment/machineFaults'
import { describeFaults } from '@/config/environment/readEnvironment'
import { readSettings } from '@/config/operator/startOperator'
import { reservePort } from '../../reservePort.mjs'

const folder = mkdtempSync(join(tmpdir(), 'halyard-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const SECRET = '9f2c4e6a8b0d1f3579ace02468bdf135'

const PAYMENT_LINKS = {
  PAYMENT_LINKS_KEY: `hok_${SECRET}`,
  PAYMENT_LINKS_WEBHOOK_URL: 'https://shop.example.com/payments?from=site',
  PAYMENT_LINKS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}

const WEBHOOK = {
  WEBHOOK_URL: 'https://backoffice.example.com/hook',
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}

/** Each of these once started, and failed later or did another thing than was meant. */
test.each<[what: string, source: Record<string, string>, named?: string]>([
  ['a back end that is this very process', { API_ORIGIN: 'http://127.0.0.1:3000' }, 'API_ORIGIN'],
  ['the same by name', { API_ORIGIN: 'http://localhost:4000', PORT: '4000' }, 'API_ORIGIN'],
  ['the same on all addresses', { API_ORIGIN: 'http://127.0.0.2:4000', PORT: '4000', HOST: '0.0.0.0' }],
  ['a database with a broken escape', { DATABASE_URL: 'postgres://u:p%zz@h/d' }],
  ['a database on two hosts', { DATABASE_URL: 'postgres://u:p@h1,h2/d' }],
  ['a database with an encryption that nobody knows', { DATABASE_URL: 'postgres://u:p@h/d?sslmode=yes' }],
  ['Redis with a broken escape', { REDIS_URL: 'redis://:p%zz@h' }],
  ['Redis at port zero', { REDIS_URL: 'redis://h:0' }],
  ['a mail server with a broken escape', { SMTP_URL: 'smtp://u:100%@h' }],
  ['a bearer on two lines', { METRICS_TOKEN: `${SECRET}\n${SECRET}` }],
  ['a bearer that no header can carry', { METRICS_TOKEN: 'ü'.repeat(40) }],
  ['a bearer of words', { MODERATION_TOKEN: 'four words of eight characters each' }],
  ['a name on two lines', { BRAND_NAME: 'Capstan\nExchange' }],
  ['a name that turns the direction', { BRAND_NAME: 'Capstan\u202Eegnahcxe' }],
  ['a name as long as a text', { BRAND_NAME: 'Capstan '.repeat(20) }],
  ['a company on two lines', { LEGAL_NAME: 'Capstan OÜ\nTallinn' }],
  ['a notice on two lines', { MAINTENANCE_ID: 'a\nb' }],
  ['a country without a name', { LEGAL_COUNTRIES: 'US, XX' }],
  ['a country by another code than its own', { LEGAL_COUNTRIES: 'UK' }],
  ['a folder of the shell', { DATA_DIR: '~/halyard' }],
  ['a folder of Windows', { DATA_DIR: 'C:\\halyard' }],
  ['a folder with a zero byte', { DATA_DIR: 'a\0b' }],
  ['an overlay of the shell', { OPERATOR_FILE: '~/operator.yaml' }],
  ['a key of payment links without its beginning', { PAYMENT_LINKS_KEY: SECRET }],
  ['a key of payment links that is short', { PAYMENT_LINKS_KEY: 'hok_0123456789' }],
  [
    'an address of payment links without encryption',
    { ...PAYMENT_LINKS, PAYMENT_LINKS_WEBHOOK_URL: 'http://shop.example.com/' },
    'PAYMENT_LINKS_WEBHOOK_URL',
  ],
  [
    'an address of payment links without a key',
    { ...PAYMENT_LINKS, PAYMENT_LINKS_KEY: '' },
    'PAYMENT_LINKS_KEY',
  ],
  [
    'an address of payment links without a secret',
    { ...PAYMENT_LINKS, PAYMENT_LINKS_WEBHOOK_SECRET: '' },
    'PAYMENT_LINKS_WEBHOOK_SECRET',
  ],
  [
    'a secret of payment links without an address',
    { ...PAYMENT_LINKS, PAYMENT_LINKS_WEBHOOK_URL: '' },
    'PAYMENT_LINKS_WEBHOOK_URL',
  ],
  ['an address of webhooks without a secret', { ...WEBHOOK, WEBHOOK_SECRET: '' }, 'WEBHOOK_SECRET'],
  ['a secret of webhooks without an address', { ...WEBHOOK, WEBHOOK_URL: '' }, 'WEBHOOK_URL'],
  [
    'an address of webhooks without encryption',
    { ...WEBHOOK, WEBHOOK_URL: 'http://10.0.0.5/hook' },
    'WEBHOOK_URL',
  ],
  ['an event that does not exist', { WEBHOOK_EVENTS: 'order.created,order.gone' }],
  [
    'the secret of webhooks as its own one before',
    { ...WEBHOOK, WEBHOOK_SECRET_PREVIOUS: WEBHOOK.WEBHOOK_SECRET },
    'WEBHOOK_SECRET_PREVIOUS',
  ],
  ['a collector with the path of traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/v1/traces' }],
])('%s is refused', (_, source, named = Object.keys(source)[0]) => {
  const { values, faults } = readSettings(source)
  expect(values).toBeNull()
  expect(faults.map(({ name }) => name.split(' ')[0])).toContain(named)
  expect(describeFaults(faults)).not.toContain(SECRET)
})

test.each<[what: string, source: Record<string, string>]>([
  ['a database with encryption', { DATABASE_URL: 'postgres://u:p%40@h/d?sslmode=verify-full' }],
  ['a database at an IPv6 address', { DATABASE_URL: 'postgres://u:p@[2001:db8::1]:5432/d' }],
  ['a back end beside the site', { API_ORIGIN: 'http://127.0.0.1:4000' }],
  ['a back end at another loopback address', { API_ORIGIN: 'http://127.0.0.2:3000' }],
  ['payment links of a program', PAYMENT_LINKS],
  ['webhooks to the operator', { ...WEBHOOK, WEBHOOK_EVENTS: 'order.created, payout.sent' }],
  [
    'webhooks inside the operator’s network',
    { ...WEBHOOK, WEBHOOK_URL: 'http://10.0.0.5:8080/hook', WEBHOOK_PRIVATE: '1' },
  ],
  ['countries by their codes', { LEGAL_COUNTRIES: 'US, CU,KP, GB' }],
])('%s is right', (_, source) => {
  expect(readSettings(source).faults).toEqual([])
})

/** Lists of lists of lists, each of nine of the one before. */
const NESTED = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  .map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(9)}]`)
  .join('\n')

test.each<[what: string, bytes: string | Buffer, expected: RegExp]>([
  ['of another encoding', Buffer.from('brand: { name: Bücher }', 'latin1'), /must be text in UTF-8/],
  ['of two bytes a character', Buffer.from('\uFEFFbrand: { name: A }', 'utf16le'), /must be text in UTF-8/],
  ['of 60 MB', Buffer.alloc(60_000_000, '#'), /must have at most/],
  ['that grows when it is read', `a: &a [x,x,x]\n${NESTED}`, /fewer aliases/],
  ['with an empty section', 'brand:\n', /brand .*must be a section with names and values, not null/],
  ['with a number for a name', 'brand: { name: 42 }', /brand\.name .*must be a text, not number/],
])('an operator file %s is refused at once', (_, bytes, expected) => {
  const file = join(folder, 'operator.yaml')
  writeFileSync(file, bytes)
  expect(describeFaults(readSettings({ OPERATOR_FILE: file }).faults)).toMatch(expected)
})

test('a device without an end is no operator file', () => {
  expect(describeFaults(readSettings({ OPERATOR_FILE: '/dev/zero' }).faults)).toMatch(/must be a file/)
})

const faultsHere = async (source: Record<string, string>) => {
  const { values } = readSettings({
    ...{ PORT: String(await reservePort()), DATA_DIR: join(folder, 'data') },
    ...source,
  })
  return values ? (await machineFaults(values)).map(({ name }) => name) : null
}

test('ASSETS_DIR is refused where it holds anything else, because what is old is deleted there', async () => {
  const other = join(folder, 'home')
  mkdirSync(join(other, 'documents'), { recursive: true })
  expect(await faultsHere({ ASSETS_DIR: other })).toEqual(['ASSETS_DIR'])
  expect(await faultsHere({ ASSETS_DIR: '/' })).toEqual(['ASSETS_DIR'])
  const used = join(folder, 'assets')
  expect(await faultsHere({ ASSETS_DIR: used })).toEqual([])
  mkdirSync(join(used, 'lost+found'), { recursive: true })
  expect(await faultsHere({ ASSETS_DIR: used })).toEqual([])
  mkdirSync(join(used, 'chunks'))
  mkdirSync(join(used, 'i3LhL1AUAXvoX0ZvPQ389'))
  expect(await faultsHere({ ASSETS_DIR: used })).toEqual([])
})

test('a folder that is a link to nowhere, or has a name that no disk takes, is refused', async () => {
  symlinkSync(join(folder, 'loop'), join(folder, 'loop'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'))
  for (const name of ['loop', 'dangling', 'x'.repeat(300)])
    expect(await faultsHere({ DATA_DIR: join(folder, name) }), name).toEqual(['DATA_DIR'])
})

test('a service account whose key is none is refused, and a device is no such file', async () => {
  const file = join(folder, 'account.json')
  writeFileSync(file, JSON.stringify({ project_id: 'a', client_email: 'b@c', private_key: 'none' }))
  for (const path of [file, '/dev/zero'])
    expect(await faultsHere({ FIREBASE_SERVICE_ACCOUNT: path })).toEqual(['FIREBASE_SERVICE_ACCOUNT'])
})
