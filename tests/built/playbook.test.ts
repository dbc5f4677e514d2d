import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hashPassword } from '@/server/passwords/hashPassword'
import { eventually } from '../eventually'
import { queryRows } from '../server/postgres'
import { EXOLIX_KEY } from '../server/providers/exolixServer'
import { type FakeProvider, type Routes, startFakeProvider } from '../server/providers/fakeProvider'
import { ADAPTERS, type Adapter, PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'
import { ROOT } from './support/bundles'

/** The steps of docs/security.md, Playbook, in their order, on a running site with real money. */

const NEW_KEY = 'the-key-that-was-made-anew'
const exolix = ADAPTERS.find(({ id }) => id === 'exolix') as Adapter

let database: string
let provider: FakeProvider
let site: Awaited<ReturnType<typeof startBuiltSite>>
/** An order under way. */
let under: Shown
/** The one that the provider accepts. */
let valid = EXOLIX_KEY

const settings = (apiKey: string) => ({
  ...{ LIVE: '1', PROVIDERS: 'exolix', DATABASE_URL: database, CONTACT_EMAIL: 'help@example.com' },
  ...{ LEGAL_NAME: 'Example', LEGAL_ADDRESS: 'Street 1', LEGAL_LAW: 'Estonia' },
  ...{ TOKEN_SECRET: 'a-secret-of-the-tests-with-32-letters' },
  ...{ EXOLIX_URL: provider.url, EXOLIX_API_KEY: apiKey },
})

/** Only for who sends the valid key; the routes themselves know the first one. */
const answer = (routes: Routes) =>
  provider.answer(
    Object.fromEntries(
      Object.entries({ ...exolix.routes, ...routes }).map(([route, reply]) => [
        route,
        (request) => {
          if (request.headers.authorization !== valid)
            return { status: 401, body: { message: 'Unauthorized' } }
          const headers = { ...request.headers, authorization: EXOLIX_KEY }
          return typeof reply === 'function' ? reply({ ...request, headers }) : reply
        },
      ]),
    ),
  )

/** As the playbook writes it. */
const npmRun = (apiKey: string, ...args: string[]) =>
  new Promise<{ code: number; words: string }>((resolve) => {
    const env = { ...process.env, ...settings(apiKey) }
    execFile('npm', ['run', '--silent', ...args], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, words: stdout + stderr }),
    )
  })

async function expectRun(run: ReturnType<typeof npmRun>, code: number, words: string): Promise<void> {
  const done = await run
  expect(done.words).toContain(words)
  expect(done.code).toBe(code)
}

type Shown = { publicId: string; status: string; keyId: string; isValid: boolean }
async function call(path: string, body?: unknown): Promise<{ status: number; result: Shown }> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const response = await fetch(site.origin + path, {
    ...(body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }),
  })
  return { status: response.status, result: ((await response.json()) as { result: Shown }).result }
}
const PAIR = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.01' }
const order = () =>
  call('/api/v4/exchanges-new', {
    ...{ ...PAIR, fixed: false, reverse: false, rateId: null, provider: 'exolix', addressTo: PAYOUT_ADDRESS },
    userRefundAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  })
const estimate = () => call(`/api/v4/estimates?${new URLSearchParams(PAIR).toString()}`)
const statusOf = async (publicId: string) => (await call(`/api/v4/exchanges-new/${publicId}`)).result.status
const readings = () =>
  provider.requests.filter(({ path, method }) => method === 'GET' && /^\/transactions\/./.test(path))

beforeAll(async () => {
  const url = new URL(inject('postgres'))
  const name = `playbook_${process.pid}`
  await queryRows(url.href, `create database ${name} template ${inject('postgresTemplate')}`)
  url.pathname = name
  database = url.href
  provider = await startFakeProvider()
  answer({})
  site = await startBuiltSite(settings(EXOLIX_KEY))
  await eventually(async () => expect((await estimate()).status).toBe(200))
  under = (await order()).result
}, 200_000)
afterAll(async () => {
  await site?.end()
  await provider?.close()
})

test('the key of a provider is leaked: off, revoked, anew, checked, on', { timeout: 200_000 }, async () => {
  expect(under.status).toBe('waiting')

  // 1. No new orders go there; those under way are read on.
  await expectRun(npmRun(EXOLIX_KEY, 'providers:switch', '--', 'exolix', 'off'), 0, 'exolix off')
  await site.moveClock()
  await eventually(async () => expect((await order()).status).not.toBe(201))
  answer({})
  await site.moveClock()
  await eventually(() => expect(readings().length).toBeGreaterThan(0))

  // 2. Revoked at the provider: nothing is read, and no order is ended for that.
  valid = NEW_KEY
  answer({})
  for (let minutes = 0; minutes < 4; minutes++) await site.moveClock()
  await eventually(() => expect(readings().length).toBeGreaterThan(0))
  expect(await statusOf(under.publicId)).toBe('waiting')
  await expectRun(npmRun(EXOLIX_KEY, 'providers:check'), 1, 'NOT RIGHT')

  // 3. The new key, and a restart. What is under way goes on, also while the provider is off.
  await site.end()
  answer(exolix.finished.routes)
  site = await startBuiltSite(settings(NEW_KEY))
  // The clock of the first process was minutes ahead, and so is what it wrote down to be done next.
  for (let minutes = 0; minutes < 40 && (await statusOf(under.publicId)) !== 'finished'; minutes++)
    await site.moveClock()
  await eventually(async () => expect(await statusOf(under.publicId)).toBe('finished'))
  expect((await order()).status).not.toBe(201)

  // 4. Checked, and on again.
  answer({})
  await expectRun(npmRun(NEW_KEY, 'providers:check'), 0, 'exolix: right')
  expect((await npmRun(NEW_KEY, 'providers:switch', '--', 'exolix', 'on')).code).toBe(0)
  await site.moveClock()
  await eventually(async () => expect((await order()).status).toBe(201))
})

test('the key of receipts is stolen: a new one signs at once, and earlier receipts stay valid', async () => {
  const receipt = async () => (await call(`/api/v4/exchanges-new/${under.publicId}/receipt`)).result
  const isValid = async (one: unknown) =>
    (await call('/api/v4/receipts/verify', { receipt: one })).result.isValid
  const before = await receipt()
  expect((await receipt()).keyId).toBe(before.keyId)
  await queryRows(database, statements().find((one) => one.startsWith('update receipt_keys')) ?? '')
  const after = await receipt()
  expect(after.keyId).not.toBe(before.keyId)
  expect([await isValid(before), await isValid(after)]).toEqual([true, true])
  await queryRows(database, `delete from receipt_keys where id = '${before.keyId}'`)
  expect([await isValid(before), await isValid(after)]).toEqual([false, true])
})

/** All that the page hands to the database. */
function statements(): string[] {
  const [, page = ''] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split('\n## Playbook\n')
  const blocks = [...page.matchAll(/```sql\n([^]*?)```/g)].map(([, block = '']) => block)
  const spans = [...page.matchAll(/`((?:delete from|update|insert into) [^`]+)`/g)].map(
    ([, span = '']) => span,
  )
  return [...spans, ...blocks.map((block) => block.replace(/^ *--.*$/gm, ''))]
    .flatMap((text) => text.split(';'))
    .map((one) => one.trim())
    .filter(Boolean)
}

test('every statement of the playbook runs, and then the old password is refused', async () => {
  const credentials = { email: 'anna@example.com', password: 'a gull over the harbour' }
  const hash = await hashPassword(credentials.password)
  await queryRows(
    database,
    `insert into customers (id, email, password_hash, language, level, created_at, confirmed_at)
     values ('anna', '${credentials.email}', '${hash}', 'en', 'bronze', now(), now())`,
  )
  const signIn = () => call('/auth-service/api/v1.0/sign-in', credentials)
  expect((await signIn()).status).toBe(200)
  expect(statements().length).toBeGreaterThan(9)
  for (const statement of statements()) await queryRows(database, statement)
  expect((await signIn()).status).toBe(401)
})
