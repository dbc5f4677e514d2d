import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hashPassword } from '@/server/passwords/hashPassword'
import { eventually } from '../eventually'
import { queryRows } from '../server/postgres'
import { anExplorer } from '../server/programmes/anExplorer'
import { startBuiltSite } from './support/builtSite'
import { emailTo } from './support/outbox'

/** A withdrawal of real money from its request to its confirmation, through kills, on two instances of one database. */

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const OTHER_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const PASSWORD = 'a gull over the harbour'
const CUSTOMER = 'anna@example.com'
const STAFF = 'bob@example.com'
const TX = 'b2f1'.repeat(16)
const TIP = 900_000

type Site = Awaited<ReturnType<typeof startBuiltSite>>
const folder = mkdtempSync(join(tmpdir(), 'halyard-payouts-'))
const database = new URL(inject('postgres'))
let explorer: Awaited<ReturnType<typeof anExplorer>>
let sites: Site[] = []
let payout = ''
const tokens = new Map<string, string>()
const rows = (statement: string) => queryRows(database.href, statement)

/** Both write their emails into one folder, as one outbox of an operator would. */
const start = () =>
  startBuiltSite({
    ...{ LIVE: '1', PROVIDERS: 'near', NEAR_URL: 'http://127.0.0.1:9/v0', DATABASE_URL: database.href },
    ...{
      CONTACT_EMAIL: 'help@example.com',
      LEGAL_NAME: 'Example',
      LEGAL_ADDRESS: 'Street 1',
      LEGAL_LAW: 'Estonia',
    },
    ...{ TOKEN_SECRET: 'a-secret-of-the-tests-with-32-characters', DATA_DIR: folder },
    ...{ DESK_STAFF: `${STAFF}:payouts`, PAYOUT_CONFIRMATIONS: '3' },
    // Tokens of one process are those of the other and of the next.
    SITE_URL: 'https://exchange.example.com',
    PAYOUT_EXPLORER_URL: explorer.url,
  })
const startBoth = async () => (sites = await Promise.all([start(), start()]))
const killBoth = async () => {
  await Promise.all(sites.map((site) => site.kill()))
  sites = []
}
const moveClocks = () => Promise.all(sites.map((site) => site.moveClock()))

async function call(
  path: string,
  { who = CUSTOMER, body, at = 0 }: { who?: string; body?: object; at?: number } = {},
) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    authorization: `Bearer ${tokens.get(who) ?? ''}`,
  }
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch((sites[at]?.origin ?? '') + path, { ...init, headers })
  return { status: response.status, body: (await response.json()) as { result: Record<string, unknown> } }
}
async function signIn(who: string) {
  tokens.delete(who)
  const body = { email: who, password: PASSWORD }
  const { body: response } = await call('/auth-service/api/v1.0/sign-in', { who, body })
  if (typeof response.result.accessToken === 'string') tokens.set(who, response.result.accessToken)
  return response.result
}
/** The clocks of the processes run ahead of this one, and a code is valid for half a minute. */
const decide = (body: object, at = 0) =>
  call(`/api/v4/desk/payouts/${payout}/decision`, { who: STAFF, body, at })
const stateOf = async () => (await rows(`select state from payouts where id = '${payout}'`))[0]?.state
const emails = () =>
  readdirSync(join(folder, 'outbox'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'))
    .filter((email) => email.includes(`To: ${CUSTOMER}`))
    .map((email) => /^Subject: (.*)$/m.exec(email)?.[1] ?? '')
const emailed = (what: string) => emails().filter((subject) => subject.endsWith(what)).length
const pays = (address: string, sats: number, block: number | null = null) =>
  explorer.show({ [TX]: { outputs: [{ address, sats }], block } }, TIP)

beforeAll(async () => {
  const name = `payouts_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  explorer = await anExplorer()
  const hash = await hashPassword(PASSWORD)
  for (const email of [CUSTOMER, STAFF])
    await rows(
      `insert into customers (id, email, password_hash, language, level, created_at, confirmed_at)
       values ('${email.split('@')[0]}', '${email}', '${hash}', 'en', 'bronze', now(), now())`,
    )
  await startBoth()
  await rows(
    `insert into ledger (customer_id, kind, amount_btc, at) values ('anna', 'cashback', 0.01, now())`,
  )
  await signIn(CUSTOMER)
  await signIn(STAFF)
  const { body } = await call('/api/v4/customers/security/totp', { who: STAFF, body: { password: PASSWORD } })
  const secret = Secret.fromBase32(String(body.result.secret))
  const code = new TOTP({ secret }).generate()
  await call('/api/v4/customers/security/totp/confirmation', { who: STAFF, body: { code } })
}, 240_000)
afterAll(async () => {
  await killBoth()
  await explorer?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('it waits for staff, however much time passes, and its email says so', async () => {
  const made = await call('/api/v4/customers/payouts', { body: { amountBtc: '0.004', address: ADDRESS } })
  expect(made).toMatchObject({ status: 201, body: { sandbox: false } })
  payout = String(made.body.result.id)
  await moveClocks()
  await moveClocks()
  expect(await stateOf()).toBe('requested')
  await eventually(() => expect(emailed('requested from your Halyard account')).toBe(1))
})

test('an approval that a kill cuts off is made or not, and never twice', async () => {
  const body = { decision: 'approve', reason: 'All is well.' }
  const cut = decide(body).catch(() => null)
  await killBoth()
  await cut
  await startBoth()
  const state = await stateOf()
  expect(['requested', 'approved']).toContain(state)
  const again = await decide(body)
  expect(again.status).toBe(state === 'requested' ? 200 : 409)
  expect(await stateOf()).toBe('approved')
  await eventually(() => expect(emailed('account approved')).toBe(1))
}, 120_000)

test('a transaction to another address or of another amount is refused', async () => {
  const body = { decision: 'sent', tx: TX }
  pays(OTHER_ADDRESS, 400_000)
  expect((await decide(body)).status).toBe(409)
  pays(ADDRESS, 399_999)
  expect((await decide(body, 1)).status).toBe(409)
  expect(await stateOf()).toBe('approved')
})

test('two members who enter it at once at two instances send it once', async () => {
  pays(ADDRESS, 400_000)
  const both = await Promise.all([0, 1].map((at) => decide({ decision: 'sent', tx: TX }, at)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stateOf()).toBe('sending')
  await eventually(() => expect(emailed('sent from your Halyard account')).toBe(1))
})

test('it is confirmed once the explorer has seen it deep enough, also after a kill, by one of two instances', async () => {
  pays(ADDRESS, 400_000, TIP - 1)
  await moveClocks()
  await eventually(() => expect(explorer.requests.length).toBeGreaterThan(0))
  expect(await stateOf()).toBe('sending')
  await killBoth()
  pays(ADDRESS, 400_000, TIP - 2)
  await startBoth()
  // The worker looks every few seconds of no clock that can be moved.
  for (let minutes = 0; minutes < 40 && (await stateOf()) !== 'finished'; minutes++) {
    await moveClocks()
    await wait(500)
  }
  expect(await stateOf()).toBe('finished')
  await eventually(() => expect(emailed('account confirmed')).toBe(1))
  await moveClocks()
  expect(emails()).toHaveLength(4)
}, 120_000)

test('staff had it by email when it came', async () => {
  const text = await emailTo(folder, STAFF, payout)
  expect(text).toContain('Withdrawals (1)')
})

test('the books hold it once, and balance', async () => {
  const legs = await rows(
    `select entry_id, account, owner, amount::text from journal_legs where entry_id in
     (select id from journal_entries where payout_id = '${payout}')`,
  )
  const sum = (account: string) =>
    legs
      .filter((leg) => leg.account === account)
      .reduce((all, { amount }) => all + Math.round(Number(amount) * 1e8), 0)
  expect(sum('customer')).toBe(400_000)
  expect(legs.reduce((all, { amount }) => all + Math.round(Number(amount) * 1e8), 0)).toBe(0)
  // Its first access token is too old by the clock that was moved.
  await signIn(CUSTOMER)
  const { body } = await call('/api/v4/customers/payouts')
  expect(body.result).toMatchObject({ balanceBtc: '0.006' })
})
