import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { DAY } from '@/domain/time/durations'
import { hashPassword } from '@/server/passwords/hashPassword'
import { queryRows } from '../server/postgres'
import { PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'

/** How a partner's code reaches an order, without a script of ours: only what the server sets and reads. */

const PASSWORD = 'a gull over the harbour'
const CODES = { gull: 'gullpost', heron: 'heronpost' }
const FREE = { 'x-country': 'US' }
const NEEDS_CONSENT = { 'x-country': 'DE' }

const database = new URL(inject('postgres'))
const rows = (statement: string) => queryRows(database.href, statement)
let site: Awaited<ReturnType<typeof startBuiltSite>>
const tokens = new Map<string, string>()

type Call = { who?: string; body?: object; headers?: Record<string, string> }
async function call(path: string, { who = '', body, headers }: Call = {}) {
  const token = tokens.get(who)
  const response = await fetch(site.origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  return { status: response.status, body: (await response.json()) as { result: Record<string, string> } }
}

/** @returns the cookie of the server; empty: it set none */
async function follow(path: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(site.origin + path, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...headers },
  })
  await response.arrayBuffer()
  return response.headers.get('set-cookie')?.replace(/;.*/, '') ?? ''
}

async function reasonOf(headers: Record<string, string>, changes = {}) {
  const body = {
    ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' },
    ...{ fixed: false, reverse: false, rateId: null, addressTo: PAYOUT_ADDRESS, ...changes },
  }
  const made = await call('/api/v4/exchanges-new', { body, headers })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { publicId } = made.body.result
  const [found] = await rows(`select reason, code from order_attributions where public_id = '${publicId}'`)
  return found ? [found.reason, found.code] : null
}

beforeAll(async () => {
  const name = `attribution_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  const hash = await hashPassword(PASSWORD)
  for (const who of ['gull', 'heron'])
    await rows(
      `insert into customers (id, email, password_hash, language, level, created_at, confirmed_at)
       values ('${who}', '${who}@example.com', '${hash}', 'en', 'bronze', now(), now())`,
    )
  site = await startBuiltSite({
    ...{ DATABASE_URL: database.href, COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' },
    ...{ TOKEN_SECRET: 'a-secret-of-the-tests-with-32-characters', WEBHOOKS_TO_LOOPBACK: '1' },
  })
  for (const [who, code] of Object.entries(CODES)) {
    const body = { email: `${who}@example.com`, password: PASSWORD }
    const signedIn = await call('/auth-service/api/v1.0/sign-in', { body })
    tokens.set(who, signedIn.body.result.accessToken ?? '')
    expect((await call('/api/v4/partners', { who, body: { code, about: 'birds' } })).status).toBe(201)
  }
}, 240_000)

afterAll(() => site?.end())

test.each(LOCALES)('a link to a page in %s counts, without scripts', async (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`
  const cookie = await follow(`${prefix}/faq?ref=${CODES.gull}`, FREE)
  expect(await reasonOf({ cookie })).toEqual(['last_link', CODES.gull])
})

test('later pages and links of emails leave it, and a later link of another partner takes its place', async () => {
  const cookie = await follow(`/?ref=${CODES.gull}`, FREE)
  expect(await follow('/de/customer-account', { ...FREE, cookie })).not.toContain('partnerReferral')
  expect(await follow('/customer-account/sign-up/confirmation', { ...FREE, cookie })).not.toContain(
    'partnerReferral',
  )
  expect(await reasonOf({ cookie })).toEqual(['last_link', CODES.gull])
  const later = await follow(`/faq?ref=${CODES.heron}`, { ...FREE, cookie })
  expect(await reasonOf({ cookie: later })).toEqual(['last_link', CODES.heron])
})

/** What scripts store is gone by then; the order names no code. */
test.each([
  [8, 'last_link', CODES.gull],
  [29, 'last_link', CODES.gull],
  [30, 'expired_link', null],
  [31, 'expired_link', null],
])('after %i days the cookie of the server brings %s', async (days, reason, code) => {
  const cookie = `partnerReferral=${CODES.gull}.${Date.now() - days * DAY}.visit-1.spring`
  expect(await reasonOf({ cookie })).toEqual([reason, code])
})

test('where a cookie needs consent none is set, and the addresses of the visit carry the code', async () => {
  expect(await follow(`/faq?ref=${CODES.gull}`, NEEDS_CONSENT)).not.toContain('partnerReferral')
  const referer = `${site.origin}/de/exchange?ref=${CODES.gull}`
  expect(await reasonOf({ referer })).toEqual(['last_link', CODES.gull])
  expect(await reasonOf({ referer: `https://elsewhere.example/?ref=${CODES.gull}` })).toBeNull()
})

test('an unknown code is not stored, and the code that an order names is read without a cookie', async () => {
  expect(await reasonOf({}, { referral: 'nobody-has-it' })).toEqual(['unknown_code', null])
  expect(await reasonOf({}, { referral: CODES.gull })).toEqual(['last_link', CODES.gull])
})

test('a stranger with the id of a key or a webhook, a wrong key or none sees and changes nothing', async () => {
  const who = 'gull'
  const key = await call('/api/v4/partners/keys', { who, body: { label: 'Wallet', scope: 'all' } })
  const hook = { url: 'http://localhost:9/hook', label: 'Shop' }
  const webhook = await call('/api/v4/partners/webhooks', { who, body: hook })
  expect([key.status, webhook.status]).toEqual([201, 201])
  const { id, secret = '' } = webhook.body.result
  for (const path of [
    `keys/${key.body.result.id}/revoke`,
    `webhooks/${id}/rotation`,
    `webhooks/${id}/removal`,
  ])
    expect((await call(`/api/v4/partners/${path}`, { who: 'heron', body: {} })).status, path).toBe(404)
  for (const path of ['me', 'codes', 'statistics', 'clicks', 'commissions', 'payouts', 'me/statements']) {
    const address = `/api/v4/partners/${path}`
    for (const wrong of [secret, `${key.body.result.partnerKey?.slice(0, -1)}_`, id ?? ''])
      expect((await call(address, { headers: { 'x-partner-key': wrong } })).status, path).toBe(401)
    expect(JSON.stringify((await call(address, { who: 'heron' })).body), path).not.toContain(CODES.gull)
  }
  const deliveries = await call(`/api/v4/partners/webhooks/${id}/deliveries`, { who: 'heron' })
  expect(deliveries.status).toBe(404)
})
