import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Big from 'big.js'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { roundedBtc } from '@/domain/partner/statistics'
import { hashPassword } from '@/server/passwords/hashPassword'
import { queryRows } from '../server/postgres'
import { type FakeProvider, startFakeProvider } from '../server/providers/fakeProvider'
import { startBuiltSite } from './support/builtSite'
import { manyOrders } from './support/manyOrders'
import { addressOf, inTurn, orderBody, PRICES, settings, sumOf } from './support/month'
import { statementsAgree } from './support/statementsAgree'

/** A month of two partners in minutes: two instances of one database, of which one is killed in the middle. */

const PASSWORD = 'a gull over the harbour'
const PAID_TO = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const CODES = { gull: 'gullpost', heron: 'heronpost' }
const VISITS = 10_000
const ORDERS = 500
const PEOPLE = 200
const [OWN, EVERY_REFUNDED] = [12, 20]
/** Of the deposit: half of the 0.4 % that 1Click takes for the site. */
const EARNED_SHARE = '0.002'
/** Of the visits, all by the gull's link. */
const PROGRAMS = VISITS / 50

type Site = Awaited<ReturnType<typeof startBuiltSite>>
type Figures = Record<string, string | number | null>
type Rows = { rows: Figures[]; total: Figures }
const folder = mkdtempSync(join(tmpdir(), 'halyard-month-'))
const database = new URL(inject('postgres'))
const provider = manyOrders()
const fakes: FakeProvider[] = []
let sites: Site[] = []
const tokens = new Map<string, string>()
const rows = (statement: string) => queryRows(database.href, statement)
const start = () => startBuiltSite(settings(fakes, database.href, folder))

type Call = { who?: string; body?: object; at?: number; key?: string; headers?: Record<string, string> }
async function call(path: string, { who = '', body, at = 0, key = randomUUID(), headers }: Call = {}) {
  const token = tokens.get(who)
  const response = await fetch((sites[at]?.origin ?? '') + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...{ 'content-type': 'application/json', 'idempotency-key': key, 'x-country': 'US' },
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  return { status: response.status, body: (await response.json()) as { result: Record<string, unknown> } }
}
async function signIn(who: string) {
  tokens.delete(who)
  const { body } = await call('/auth-service/api/v1.0/sign-in', {
    body: { email: `${who}@example.com`, password: PASSWORD },
    headers: { 'x-forwarded-for': '198.51.100.1' },
  })
  tokens.set(who, String(body.result.accessToken))
}

const cookies = new Map<number, string>()

/** Nine of ten follow the gull's link; one of fifty is a program. */
async function visit(index: number) {
  const code = index % 10 === 9 ? CODES.heron : CODES.gull
  const agent = index % 50 === 0 ? 'ExampleBot/1.0' : 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
  const response = await fetch(`${sites[index % 2]?.origin}/faq?ref=${code}&sub=c${index % 3}`, {
    headers: { 'user-agent': agent, 'x-forwarded-for': addressOf(index), 'x-country': 'US' },
  })
  await response.arrayBuffer()
  const cookie = response.headers.get('set-cookie')
  if (cookie && index < PEOPLE) cookies.set(index, cookie.replace(/;.*/, ''))
}

/** Of those who followed the gull's own link. */
const isOwn = (index: number) => index < OWN + 1 && index % 10 !== 9
/** Sends it again, with its key, to the other instance where the first one is gone. */
async function order(index: number, key = randomUUID(), at = index % 2): Promise<void> {
  const person = index % PEOPLE
  const headers = { 'x-forwarded-for': addressOf(person), cookie: cookies.get(person) ?? '' }
  const who = isOwn(index) ? 'gull' : ''
  const made = await call('/api/v4/exchanges-new', { body: orderBody(index), key, at, who, headers }).catch(
    () => null,
  )
  if (made?.status === 201 || made?.status === 200) return
  if (made && made.status < 500) throw new Error(`order ${index}: ${JSON.stringify(made)}`)
  await wait(100)
  return order(index, key, 0)
}

beforeAll(async () => {
  writeFileSync(join(folder, 'operator.yaml'), 'programmes: { fees: { commissionPercent: { near: 0.4 } } }')
  const name = `month_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  fakes.push(await startFakeProvider(provider.routes), await startFakeProvider(PRICES))
  const hash = await hashPassword(PASSWORD)
  for (const who of ['gull', 'heron'])
    await rows(
      `insert into customers (id, email, password_hash, language, level, created_at, confirmed_at)
       values ('${who}', '${who}@example.com', '${hash}', 'en', 'bronze', now(), now())`,
    )
  sites = await Promise.all([start(), start()])
  for (const [who, code] of Object.entries(CODES)) {
    await signIn(who)
    await call('/api/v4/partners', { who, body: { code, about: 'birds' } })
  }
}, 240_000)

afterAll(async () => {
  await Promise.all(sites.map((site) => site.kill()))
  await Promise.all(fakes.map((fake) => fake.close()))
  rmSync(folder, { recursive: true, force: true })
})

test('each visit by a link is counted once, and none of a program', async () => {
  await inTurn(VISITS, visit)
  const counted = async () => {
    const found = await rows(
      'select code, sum(clicks)::text as clicks from partner_clicks group by 1 order by 1',
    )
    return found.map(({ code, clicks }) => [code, Number(clicks)])
  }
  const expected = [
    [CODES.gull, VISITS * 0.9 - PROGRAMS],
    [CODES.heron, VISITS * 0.1],
  ]
  for (let tries = 0; tries < 100 && JSON.stringify(await counted()) !== JSON.stringify(expected); tries++)
    await wait(100)
  expect(await counted()).toEqual(expected)
  expect(cookies.size).toBe(PEOPLE)
}, 240_000)

test('each order is there once and has its partner, though an instance is killed in the middle', async () => {
  const killed = wait(1500).then(async () => {
    await sites[1]?.kill()
    sites[1] = await start()
  })
  await inTurn(ORDERS, (index) => order(index))
  await killed
  const [stored] = await rows('select count(*)::int as orders from exchanges')
  expect(stored?.orders).toBe(ORDERS)
  const found = await rows(
    'select partner_id, reason, count(*)::int as orders from order_attributions group by 1, 2 order by 3 desc',
  )
  expect(found.map(({ reason, orders }) => [reason, orders])).toEqual([
    ['last_link', (ORDERS * 9) / 10 - OWN],
    ['last_link', ORDERS / 10],
    ['own_order', OWN],
  ])
}, 240_000)

const balances = async () => {
  const found = await rows(
    'select owner, account, sum(amount)::text as amount from journal_legs group by 1, 2',
  )
  return new Map(found.map(({ owner, account, amount }) => [[account, owner].join(' '), String(amount)]))
}
const partnerIds = async () => {
  const found = await rows('select customer_id, id from partners')
  return new Map(found.map(({ customer_id, id }) => [String(customer_id), String(id)]))
}
const entriesOf = async (owner = '') => {
  const isTheirs = `account = 'partner' and owner = '${owner}'`
  return Number((await rows(`select count(*)::int as legs from journal_legs where ${isTheirs}`))[0]?.legs)
}
const get = async (who: string, path: string) =>
  (await call(`/api/v4/partners${path}`, { who })).body.result as Rows & Record<string, string>

test('no order gives away more than it earned, and what was sent back brings nothing', async () => {
  const sentBack = new Set([...provider.orders.keys()].filter((_, index) => index % EVERY_REFUNDED === 0))
  provider.end((address) => (sentBack.has(address) ? 'REFUNDED' : 'SUCCESS'))
  const open = () =>
    rows(`select status, null as outcome, count(*)::int from exchanges where status not in ('finished', 'refunded', 'failed') group by 1
          union all select e.status, a.outcome, count(*)::int from order_attributions a join exchanges e using (public_id)
          where e.status = 'finished' and a.outcome is null group by 1, 2`)
  for (const end = Date.now() + 180_000; Date.now() < end && (await open()).length > 0;) {
    await Promise.all(sites.map((site) => site.moveClock()))
    await wait(300)
  }
  expect(await open()).toEqual([])
  const orders = await rows(
    `select e.status, coalesce(e.amount_from, '0')::text as amount, a.reason, coalesce(n.amount, 0)::text as earned,
       (select coalesce(-sum(l.amount), 0)::text from journal_legs l join journal_entries j on j.id = l.entry_id
        where j.public_id = e.public_id and l.account = 'partner') as commission,
       (select coalesce(-sum(l.amount), 0)::text from journal_legs l join journal_entries j on j.id = l.entry_id
        where j.public_id = e.public_id and l.account = 'customer') as cashback
     from exchanges e join order_attributions a using (public_id) left join earnings n using (public_id)`,
  )
  expect(orders).toHaveLength(ORDERS)
  for (const { status, amount, reason, earned, commission, cashback } of orders) {
    const due = new Big(String(amount)).times(EARNED_SHARE).round(8, Big.roundDown)
    const isPaid = status === 'finished' && reason === 'last_link'
    expect(new Big(String(earned)).eq(status === 'finished' ? due : 0), String(amount)).toBe(true)
    expect(new Big(String(commission)).eq(isPaid ? due : 0), String(reason)).toBe(true)
    expect(sumOf([commission, cashback]).lte(String(earned))).toBe(true)
  }
  expect(orders.filter(({ status }) => status === 'refunded').length).toBeGreaterThanOrEqual(20)
  // Cut off by the kill before its provider had answered: nobody was shown an address to pay to.
  expect(await rows(`select 1 from exchanges where status = 'failed' and address_from <> ''`)).toEqual([])
  expect(orders.filter(({ status }) => status === 'failed').length).toBeLessThan(ORDERS / 10)
}, 240_000)

test('the books, the balance and the statistics of every kind agree', async () => {
  const [books, ids] = [await balances(), await partnerIds()]
  expect(sumOf([...books.values()]).toFixed()).toBe('0')
  for (const who of Object.keys(CODES)) {
    await signIn(who)
    const owed = new Big(books.get(`partner ${ids.get(who)}`) ?? 'NaN').neg().toFixed()
    const me = await get(who, '/me')
    expect(me).toMatchObject({ balanceBtc: owed, earnedBtc: owed, pendingBtc: '0', withdrawnBtc: '0' })
    const [completed] = await rows(
      `select count(*)::int as orders, sum(volume_btc)::text as volume from order_attributions
       where partner_id = '${ids.get(who)}' and outcome <> 'refunded'`,
    )
    for (const by of ['day', 'code', 'widget', 'country', 'pair']) {
      const { rows: groups, total } = await get(who, `/statistics?by=${by}&timeZone=UTC`)
      expect(total).toMatchObject({ orders: who === 'gull' ? 450 : 50, completed: completed?.orders })
      expect(total.volumeBtc).toBe(roundedBtc(String(completed?.volume)))
      expect(total.commissionBtc).toBe(roundedBtc(owed))
      expect(groups.reduce((sum, { orders }) => sum + Number(orders), 0)).toBe(total.orders)
    }
    const { rows: clicks, total } = await get(who, '/clicks?by=code&timeZone=UTC')
    expect([clicks.length, total]).toEqual([1, who === 'gull' ? 8800 : 1000])
    await statementsAgree((path) => get(who, path), owed, await entriesOf(ids.get(who)))
  }
})

test('two payouts at once at two instances are one, and a stranger sees nothing', async () => {
  const before = await get('gull', '/me')
  const body = { amountBtc: before.minPayoutBtc, address: PAID_TO }
  const both = await Promise.all(
    [0, 1].map((at) => call('/api/v4/partners/payouts', { who: 'gull', body, at })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const after = await get('gull', '/me')
  expect(sumOf([after.balanceBtc, body.amountBtc]).eq(String(before.balanceBtc))).toBe(true)
  expect(after.withdrawnBtc).toBe(body.amountBtc)
  expect(sumOf([...(await balances()).values()]).toFixed()).toBe('0')
  const entries = await entriesOf((await partnerIds()).get('gull'))
  await statementsAgree((path) => get('gull', path), String(after.balanceBtc), entries)
  for (const path of [
    '/me',
    '/me/statements',
    '/codes',
    '/statistics',
    '/clicks',
    '/commissions',
    '/payouts',
  ]) {
    expect((await call(`/api/v4/partners${path}`)).status, path).toBe(401)
    expect(JSON.stringify(await get('heron', path)), path).not.toContain(CODES.gull)
  }
})
