import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { queryRows } from '../../tests/server/postgres'
import { hasRedis } from '../../tests/serverPrograms.mjs'
import { makeCustomer, type ACustomer } from '../support/aCustomer'
import { ADDRESS } from '../support/exchangePage'
import { FULL, isFullRun } from '../support/fullRun'
import { outboxIn } from '../support/outbox'
import { startTwoInstances, type TwoInstances } from '../support/twoInstances'

test.describe.configure({ mode: 'serial' })
test.skip(!hasRedis(), 'there is no redis-server on this machine')

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const PAIR = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
const PAYOUT_BTC = '0.0005'
/** One, then the other with Redis; in a full run more. */
const KILLS = isFullRun ? 4 : 2

/** It shows the rates of the moment it was made at. */
const PAGE = '/fr/exchange-v2'
let firstPage = ''
let site: TwoInstances
let customer: ACustomer
test.beforeAll(async () => {
  site = await startTwoInstances()
})
test.afterAll(() => site?.stop())

type Reply<Result> = { status: number; result: Result }

/** Through the proxy, the same call until it is answered: as a browser whose visitor tries again. */
async function insist<Result>(method: string, path: string, data?: unknown): Promise<Reply<Result>> {
  const headers = {
    ...{ 'content-type': 'application/json', authorization: `Bearer ${customer.accessToken}` },
    ...{ 'idempotency-key': randomUUID() },
  }
  for (;;) {
    const sent = fetch(site.url + path, { method, headers, body: data ? JSON.stringify(data) : undefined })
    const response = await sent.catch(() => null)
    if (response && response.status < 500) {
      const { result } = (await response.json()) as { result: Result }
      return { status: response.status, result }
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const htmlOf = (url: string, path: string) => fetch(url + path).then((response) => response.text())
const fromEach = <Result>(request: (url: string) => Promise<Result>) => Promise.all(site.urls.map(request))
const column = async (name: string, table: string) => {
  const whose = `customer_id = (select id from customers where email = '${customer.email}')`
  return (await queryRows(site.database, `select ${name} as one from ${table} where ${whose}`)).map(
    ({ one }) => String(one),
  )
}

test('a page that one instance has made is the very page of the other', FULL, async () => {
  const [first, second] = [await htmlOf(site.urls[0] ?? '', PAGE), await htmlOf(site.urls[1] ?? '', PAGE)]
  expect(first).toContain('Bitcoin')
  expect(second).toBe(first)
  firstPage = first
})

test('calls that one instance has counted are counted at the other', FULL, async () => {
  const trySignIn = (count: number) =>
    fetch(`${site.urls[count % 2]}/auth-service/api/v1.0/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ email: `${count}@example.com`, password: 'a horse that no one knows' }),
    }).then(({ status }) => status)
  let served = 0
  while (served < 20 && (await trySignIn(served)) === 401) served++
  expect(served).toBeGreaterThanOrEqual(10)
  // Each by itself serves ten. A call that Redis is too busy to count is counted by its instance alone.
  expect(served).toBeLessThan(20)
})

test(
  'while one of the two is killed and started again, and Redis too, nothing acknowledged is lost or done twice',
  FULL,
  async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: site.url })
    customer = await makeCustomer(request, outboxIn(site.folder))
    await request.dispose()
    await queryRows(
      site.database,
      `insert into ledger (customer_id, kind, amount_btc, public_id, at)
     select id, 'cashback', 10, 'out of nowhere', now() from customers where email = '${customer.email}'`,
    )

    const counts = { exchanges: [] as string[], payouts: [] as string[], refreshes: 0, pages: 0 }
    let isOver = false
    const repeat = async (work: () => Promise<void>) => {
      while (!isOver) await work()
    }
    const exchange = async () => {
      const order = {
        ...PAIR,
        amount: '0.1',
        reverse: false,
        fixed: false,
        rateId: null,
        addressTo: ADDRESS.eth,
      }
      const { status, result } = await insist<{ publicId: string }>('POST', '/api/v4/exchanges-new', order)
      expect([200, 201]).toContain(status)
      counts.exchanges.push(result.publicId)
      const path = `/api/v4/sandbox/exchanges/${result.publicId}/deposits`
      // 409: the deposit of the call whose answer was lost.
      expect([200, 409]).toContain((await insist('POST', path, { kind: 'full' })).status)
    }
    const payout = async () => {
      const asking = { amountBtc: PAYOUT_BTC, address: BTC }
      const { status, result } = await insist<{ id: string }>('POST', '/api/v4/customers/payouts', asking)
      expect([200, 201]).toContain(status)
      counts.payouts.push(result.id)
    }
    const session = async () => {
      const path = `/auth-service/api/v1.0/refresh-session/${customer.refreshToken}`
      // Two tabs at once: whichever instances they meet, they are one session.
      const [one, other] = await Promise.all([insist<ACustomer>('GET', path), insist<ACustomer>('GET', path)])
      expect([one.status, other.status]).toEqual([200, 200])
      expect(other.result.refreshToken).toBe(one.result.refreshToken)
      customer = { ...customer, ...one.result }
      counts.refreshes += 1
    }
    const visit = async () => {
      const response = await fetch(`${site.url}/de`)
      expect(await response.text()).toContain('Bitcoin')
      expect(response.status).toBe(200)
      counts.pages += 1
    }
    const trouble = async () => {
      for (let kills = 0; kills < KILLS; kills++) {
        await new Promise((resolve) => setTimeout(resolve, 700))
        if (kills === 1) await site.redis.kill()
        await site.killAndRestart(kills)
        if (kills === 1) await site.redis.restart()
      }
      isOver = true
    }
    const everybody = [repeat(exchange), repeat(exchange), repeat(payout), repeat(session), repeat(visit)]
    await Promise.all([trouble(), ...everybody])

    for (const some of [counts.exchanges, counts.payouts]) expect(some.length).toBeGreaterThan(KILLS)
    for (const count of [counts.refreshes, counts.pages]) expect(count).toBeGreaterThan(KILLS)
    expect((await column('public_id', 'exchanges')).sort()).toEqual([...counts.exchanges].sort())
    expect((await column('id', 'payouts')).sort()).toEqual([...counts.payouts].sort())
    const paid = (await column('kind', 'ledger')).filter((kind) => kind === 'payout')
    expect(paid).toHaveLength(counts.payouts.length)
    // One session, which went on step by step.
    expect(await column('count', 'sign_ins')).toEqual([String(counts.refreshes)])
    await expect.poll(async () => [...new Set(await column('status', 'exchanges'))]).toEqual(['finished'])
    expect(site.passed.retried).toBeGreaterThan(0)
  },
)

test(
  'a page that was made anew is made by one, also after all this, and is again the very page of both',
  FULL,
  async () => {
    await expect(async () => {
      const [one, other] = await fromEach((url) => htmlOf(url, PAGE))
      expect(one).not.toBe(firstPage)
      expect(other).toBe(one)
    }).toPass({ timeout: 240_000, intervals: [500] })
  },
)
