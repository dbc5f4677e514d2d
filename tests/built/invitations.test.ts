import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Big from 'big.js'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queryRows } from '../server/postgres'
import { type FakeProvider, startFakeProvider } from '../server/providers/fakeProvider'
import { startBuiltSite } from './support/builtSite'
import { manyOrders } from './support/manyOrders'
import { addressOf, inTurn, orderBody, PRICES, settings, sumOf } from './support/month'
import { people } from './support/people'

/** Two accounts, of which one has invited the other, on two instances of one database; one is killed while orders settle. */

const ORDERS = 24
const SENT_BACK = 6
type Site = Awaited<ReturnType<typeof startBuiltSite>>
const folder = mkdtempSync(join(tmpdir(), 'halyard-invitations-'))
const database = new URL(inject('postgres'))
const provider = manyOrders()
const fakes: FakeProvider[] = []
let sites: Site[] = []
const rows = (statement: string) => queryRows(database.href, statement)
const HERE = { 'x-country': 'DE' }
const { call, signIn, signUp } = people(() => sites.map(({ origin }) => origin), rows, HERE)
const start = () =>
  startBuiltSite({ ...settings(fakes, database.href, folder), SMTP_URL: 'smtp://127.0.0.1:9' })
const view = async (who: string) => (await call('/api/v4/invitations/me', { who })).body.result

beforeAll(async () => {
  writeFileSync(
    join(folder, 'operator.yaml'),
    `programmes:
  fees: { commissionPercent: { near: 0.4 } }
  invitations: { countries: [DE], sharePercent: 25, capBtc: 0.0002, days: 30 }`,
  )
  const name = `invitations_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  fakes.push(await startFakeProvider(provider.routes), await startFakeProvider(PRICES))
  await signUp('anna', `now() - interval '1 day'`)
  await signUp('ben')
  await signUp('stranger')
  sites = await Promise.all([start(), start()])
  for (const who of ['anna', 'ben', 'stranger']) await signIn(who)
}, 240_000)
afterAll(async () => {
  await Promise.all(sites.map((site) => site.kill()))
  await Promise.all(fakes.map((fake) => fake.close()))
  rmSync(folder, { recursive: true, force: true })
})

test('a code is made and entered where friends are invited, and nowhere else', async () => {
  for (const country of ['GB', 'FR', '']) {
    const elsewhere = await call('/api/v4/invitations/me', { who: 'anna', headers: { 'x-country': country } })
    expect(elsewhere.status, country).toBe(404)
  }
  expect((await call('/api/v4/invitations/me')).status).toBe(401)
  const made = await Promise.all(
    [0, 1].map((at) => call('/api/v4/invitations/code', { who: 'anna', body: {}, at })),
  )
  const codes = made.map(({ body }) => body.result.code)
  expect(new Set(codes).size).toBe(1)
  const both = await Promise.all(
    [0, 1].map((at) => call('/api/v4/invitations/accept', { who: 'ben', body: { code: codes[0] }, at })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const own = await call('/api/v4/invitations/accept', { who: 'anna', body: { code: codes[0] } })
  expect(own.status).toBe(400)
})

async function order(index: number, key = randomUUID(), at = index % 2): Promise<void> {
  const headers = { 'x-forwarded-for': addressOf(index) }
  const made = await call('/api/v4/exchanges-new', {
    who: 'ben',
    body: orderBody(index),
    key,
    at,
    headers,
  }).catch(() => null)
  if (made?.status === 201 || made?.status === 200) return
  if (made && made.status < 500) throw new Error(`order ${index}: ${JSON.stringify(made)}`)
  await wait(100)
  return order(index, key, 0)
}

test('orders settle through a kill, and no more is given away than each earned', async () => {
  await inTurn(ORDERS, (index) => order(index))
  const sentBack = new Set([...provider.orders.keys()].slice(0, SENT_BACK))
  provider.end((address) => (sentBack.has(address) ? 'REFUNDED' : 'SUCCESS'))
  const killed = wait(400).then(async () => {
    await sites[1]?.kill()
    sites[1] = await start()
  })
  const open = () => rows(`select 1 from exchanges where status not in ('finished', 'refunded', 'failed')`)
  for (const end = Date.now() + 150_000; Date.now() < end && (await open()).length > 0;) {
    await Promise.all(sites.map((site) => site.moveClock().catch(() => null)))
    await wait(300)
  }
  await killed
  expect(await open()).toEqual([])
  const given = await rows(
    `select e.status, coalesce(n.value_btc, 0)::text as earned,
       coalesce((select sum(l.amount) from journal_legs l join journal_entries j on j.id = l.entry_id
        where j.public_id = e.public_id and l.account = 'expense'), 0)::text as expensed
     from exchanges e left join earnings n using (public_id)`,
  )
  expect(given).toHaveLength(ORDERS)
  for (const { status, earned, expensed } of given) {
    expect(new Big(String(expensed)).lte(String(earned)), `${String(expensed)} of ${String(earned)}`).toBe(
      true,
    )
    if (status !== 'finished') expect(Number(expensed)).toBe(0)
  }
}, 240_000)

const books = async () => {
  const found = await rows(
    `select kind, sum(-amount)::text as amount, count(*)::int as entries from journal_legs
     join journal_entries e on e.id = entry_id where account = 'customer' group by 1`,
  )
  return new Map(found.map(({ kind, amount }) => [String(kind), String(amount)]))
}

test('the books, both pages and the rows of orders agree, up to the cap of each side', async () => {
  expect(
    sumOf((await rows('select amount::text from journal_legs')).map(({ amount }) => amount)).toFixed(),
  ).toBe('0')
  const booked = await books()
  const [orders] = await rows(
    'select sum(inviter_btc)::text as inviter, sum(friend_btc)::text as friend from invited_orders',
  )
  const [anna, ben] = [await view('anna'), await view('ben')]
  expect(Number(anna.earnedBtc)).toBeGreaterThan(0)
  expect(Number(anna.earnedBtc)).toBeLessThanOrEqual(0.0002)
  expect(new Big(String(booked.get('inviter_reward'))).toFixed()).toBe(anna.earnedBtc)
  expect(new Big(String(orders?.inviter)).toFixed()).toBe(anna.earnedBtc)
  expect(ben.invitedBy).toMatchObject({ rewardBtc: new Big(String(orders?.friend)).toFixed() })
  expect(new Big(String(booked.get('friend_reward'))).eq(String(orders?.friend))).toBe(true)
})

test('the inviter and a stranger see no exchange of the friend', async () => {
  const ids = (await rows('select public_id from exchanges')).map(({ public_id: id }) => String(id))
  for (const who of ['anna', 'stranger'])
    for (const path of ['/api/v4/invitations/me', '/api/v4/customers/loyalty', '/api/v4/customers/export']) {
      const { status, text } = await call(path, { who })
      expect(status, path).toBe(200)
      for (const id of [...ids, 'ben@example.com']) expect(text.includes(id), `${who} ${path}`).toBe(false)
    }
})
