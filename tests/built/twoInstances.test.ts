import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { queryRows } from '../server/postgres'
import { startBuiltSite } from './support/builtSite'
import { emailTo } from './support/outbox'
import { people } from './support/people'

/** What staff decide at the desk of one instance counts in the other: two processes of the built site on one database. */

/** Milliseconds, as docs/branding.md promises of quotes and lists. */
const FOLLOWS_WITHIN = 2000
const [DESK, OTHER] = [0, 1]
const ADDRESS = {
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
}
const reason = 'The office requires it from today.'
type Coin = keyof typeof ADDRESS

const folder = mkdtempSync(join(tmpdir(), 'halyard-two-'))
const database = new URL(inject('postgres'))
const rows = (statement: string) => queryRows(database.href, statement)
let sites: Awaited<ReturnType<typeof startBuiltSite>>[] = []
const { call, signIn, signUp, addFactor } = people(() => sites.map(({ origin }) => origin), rows)
const start = () =>
  startBuiltSite({
    DATABASE_URL: database.href,
    DATA_DIR: folder,
    SITE_URL: 'https://two.example',
    DESK_STAFF: 'anna@example.com:admin',
    TOKEN_SECRET: 'a-secret-of-the-tests-with-32-characters',
  })

beforeAll(async () => {
  const name = `two_instances_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  for (const who of ['anna', 'ben']) await signUp(who)
  sites = await Promise.all([start(), start()])
  for (const who of ['anna', 'ben']) {
    await signIn(who)
    await addFactor(who)
  }
}, 240_000)
afterAll(async () => {
  await Promise.all(sites.map((site) => site.end()))
  rmSync(folder, { recursive: true, force: true })
})

async function save(value: object) {
  const { body } = await call('/api/v4/desk/settings', { who: 'anna', at: DESK })
  const set = { value, base: body.result.version, reason }
  const saved = await call('/api/v4/desk/settings', { who: 'anna', at: DESK, body: set })
  expect(saved.status).toBe(200)
}
const coins = (from: Coin, to: Coin) => ({
  ...{
    tickerFrom: from,
    networkFrom: from,
    tickerTo: to,
    networkTo: to,
    amount: from === 'btc' ? '0.1' : '2',
  },
})
const quote = (from: Coin, to: Coin, at = OTHER) =>
  call(`/api/v4/estimates?${new URLSearchParams(coins(from, to)).toString()}`, { at })
const order = (from: Coin, to: Coin) =>
  call('/api/v4/exchanges-new', { at: OTHER, body: { ...coins(from, to), addressTo: ADDRESS[to] } })
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code?: string }).code
const isOffered = async (symbol: string, at = OTHER) => {
  const { text } = await call('/api/v3/currencies/list', { at })
  const { result } = JSON.parse(text) as { result: { symbol: string }[] }
  return result.some((coin) => coin.symbol === symbol)
}

async function within(limit: number, isSo: () => Promise<boolean>) {
  const since = Date.now()
  while (!(await isSo())) {
    if (Date.now() - since > limit) return false
    await wait(50)
  }
  return true
}

beforeEach(async () => {
  await save({})
  expect(await within(FOLLOWS_WITHIN, async () => (await quote('btc', 'eth')).status === 200)).toBe(true)
})

test('a coin that is removed at one instance is ordered at the other no more, at once, and soon quoted by nobody', async () => {
  const [before, running] = [await quote('btc', 'eth'), await order('btc', 'eth')]
  expect([before.status, running.status]).toEqual([200, 201])
  expect(await isOffered('eth')).toBe(true)
  await save({ currencies: { deny: ['eth'] } })
  const refused = await order('btc', 'eth')
  expect([refused.status, codeOf(refused)]).toEqual([422, 'currency_disabled'])
  expect(
    await within(FOLLOWS_WITHIN, async () => codeOf(await quote('btc', 'eth')) === 'currency_disabled'),
  ).toBe(true)
  expect(await within(FOLLOWS_WITHIN, async () => !(await isOffered('eth')))).toBe(true)
  const id = String(running.body.result.publicId)
  expect((await call(`/api/v3/exchanges-new/${id}`, { at: OTHER })).body.result.status).toBe('waiting')
})

test('an instance where nobody has ordered or saved quotes a removed coin no more', async () => {
  await save({ currencies: { deny: ['eth'] } })
  expect(
    await within(FOLLOWS_WITHIN, async () => codeOf(await quote('btc', 'eth')) === 'currency_disabled'),
  ).toBe(true)
})

test('a pair that is removed is refused in that direction alone', async () => {
  await save({ pairs: { deny: [{ from: 'btc', to: 'eth' }] } })
  expect(codeOf(await order('btc', 'eth'))).toBe('pair_unavailable')
  expect(
    await within(FOLLOWS_WITHIN, async () => codeOf(await quote('btc', 'eth')) === 'pair_unavailable'),
  ).toBe(true)
  expect([(await quote('eth', 'btc')).status, (await order('eth', 'btc')).status]).toEqual([200, 201])
})

test('a fee that is raised is in the quotes and orders of the other', async () => {
  const amountOf = async () => Number((await quote('btc', 'eth')).body.result.estimate)
  const before = await amountOf()
  await save({ fees: { spreadPercent: { floating: '5', fixed: '6' } } })
  const ordered = Number((await order('btc', 'eth')).body.result.expectedAmountTo)
  expect(ordered / before).toBeLessThan(0.97)
  expect(await within(FOLLOWS_WITHIN, async () => (await amountOf()) / before < 0.97)).toBe(true)
})

test('an API key that is revoked at one instance is refused by the other at its next call', async () => {
  const key = { name: 'Accounting', scopes: ['orders:read'], days: 30, reason }
  const { body, status } = await call('/api/v4/desk/keys', { who: 'anna', at: DESK, body: key })
  expect(status).toBe(201)
  const headers = { authorization: `Bearer ${String(body.result.secret)}` }
  const orders = async () => (await call('/api/v4/desk/exchanges', { at: OTHER, headers })).status
  expect(await orders()).toBe(200)
  const path = `/api/v4/desk/keys/${String(body.result.id)}/revocation`
  expect((await call(path, { who: 'anna', at: DESK, body: { reason } })).status).toBe(200)
  expect(await orders()).toBe(401)
})

test('a member of staff who is removed at one instance is refused by the other at their next call', async () => {
  const invited = { email: 'ben@example.com', roles: ['orders'], reason }
  expect(
    (await call('/api/v4/desk/staff/invitations', { who: 'anna', at: DESK, body: invited })).status,
  ).toBeLessThan(300)
  const link = await emailTo(folder, 'ben@example.com', '#staff-token=')
  const [, token = ''] = /#staff-token=([\w-]+)/.exec(link) ?? []
  expect((await call('/api/v4/desk/invitation', { who: 'ben', at: DESK, body: { token } })).status).toBe(200)
  const orders = async () => {
    const answer = await call('/api/v4/desk/exchanges', { who: 'ben', at: OTHER })
    return answer.status === 200 ? 200 : codeOf(answer)
  }
  expect(await orders()).toBe(200)
  const { body } = await call('/api/v4/desk/staff', { who: 'anna', at: DESK })
  const members = body.result.members as { id: string | null; email: string }[]
  const id = String(members.find(({ email }) => email === 'ben@example.com')?.id)
  const removal = { who: 'anna', at: DESK, body: { reason } }
  expect((await call(`/api/v4/desk/staff/members/${id}/removal`, removal)).status).toBe(200)
  // Their sign-ins have ended.
  expect(await orders()).toBe('unauthorized')
})
