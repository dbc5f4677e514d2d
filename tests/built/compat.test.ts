import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { CHANGENOW_COMPAT } from '@/domain/partner/compatPath'
import { secretHash } from '@/server/kernel/secretHash'
import { eventually } from '../eventually'
import { queryRows } from '../server/postgres'
import { startBuiltSite } from './support/builtSite'

/** One site is the provider of another, by the dialect that wallets have: an exchange from its quote to its end. */

const ADDRESS = {
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}
const DEPOSIT = '0xde2642b2120fd3011fe9659688f76e9E4676F472'
const KEY = `hpk_${randomBytes(32).toString('base64url')}`

type Site = Awaited<ReturnType<typeof startBuiltSite>>
type Body = { result: Record<string, unknown> } & Record<string, unknown>
const database = new URL(inject('postgres'))
const rows = (statement: string) => queryRows(database.href, statement)
let provider: Site
let shop: Site

async function call({ origin }: Site, path: string, body?: object, headers: Record<string, string> = {}) {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(origin + path, {
    ...init,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}
const compat = (path: string, body?: object, key = KEY) =>
  call(provider, CHANGENOW_COMPAT + path, body, { 'x-changenow-api-key': key })

beforeAll(async () => {
  const name = `compat_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  await rows(
    `insert into customers (id, email, password_hash, language, level, created_at, confirmed_at)
     values ('anna', 'anna@example.com', 'x', 'en', 'bronze', now(), now());
     insert into partners (id, customer_id, state, about, created_at) values ('p', 'anna', 'active', '', now());
     insert into partner_keys (id, partner_id, secret_hash, scope, label, created_at)
     values ('k', 'p', '${secretHash(KEY)}', 'orders', '', now())`,
  )
  provider = await startBuiltSite({
    // Of any other network its addresses could not be paid to, and a live site would refuse them.
    SANDBOX_CHAIN: JSON.stringify({
      ...{ network: 'eth', chainId: 31337, name: 'Local', rpcUrl: 'http://127.0.0.1:9' },
      depositAddress: DEPOSIT,
    }),
    ...{ DATABASE_URL: database.href },
  })
  shop = await startBuiltSite({
    ...{ LIVE: '1', PROVIDERS: 'changenow', CHANGENOW_API_KEY: KEY, DATABASE_URL: '' },
    CHANGENOW_URL: provider.origin + CHANGENOW_COMPAT,
    ...{ CONTACT_EMAIL: 'help@example.com', LEGAL_NAME: 'Example' },
    ...{ LEGAL_ADDRESS: 'Street 1', LEGAL_LAW: 'Estonia' },
    ...{ SITE_URL: 'https://shop.example.com', TOKEN_SECRET: 'a-secret-of-the-tests-with-32-letters' },
  })
}, 240_000)
afterAll(async () => {
  await shop?.end()
  await provider?.end()
})

test('the calls of a wallet work with the base address changed, and no other key opens them', async () => {
  const pair = 'fromCurrency=btc&fromNetwork=btc&toCurrency=usdt&toNetwork=trx'
  const list = await fetch(
    `${provider.origin}${CHANGENOW_COMPAT}/exchange/currencies?active=true&isFiat=false`,
  )
  expect(list.status).toBe(200)
  expect(list.headers.get('access-control-allow-origin')).toBeNull()
  const { body: range } = await compat(`/exchange/range?${pair}&flow=standard`)
  expect(range).toMatchObject({ minAmount: expect.any(Number) as number, fromNetwork: 'btc' })
  const url = `/exchange/estimated-amount?${pair}&flow=fixed-rate&useRateId=true&type=direct&fromAmount=0.1`
  const { body: estimate } = await compat(url)
  const made = await compat('/exchange', {
    ...{ fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'usdt', toNetwork: 'trx', type: 'direct' },
    ...{ fromAmount: 0.1, toAmount: '', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', flow: 'fixed-rate' },
    ...{ refundAddress: ADDRESS.btc, rateId: estimate.rateId, payload: { promoCode: null } },
  })
  // The contract of a token: the site's own checks, in their words.
  expect(made).toMatchObject({ status: 400, body: { error: 'not_valid_address' } })
  expect((await compat(`/exchange/range?${pair}`, undefined, `hpk_${'A'.repeat(43)}`)).status).toBe(401)
  expect((await call(provider, `${CHANGENOW_COMPAT}/exchange/by-id?id=unknown`)).status).toBe(401)
})

test('a site carries an exchange out through another one, to its end', async () => {
  const pair = { tickerFrom: 'eth', networkFrom: 'eth', tickerTo: 'btc', networkTo: 'btc', amount: '2' }
  const quote = async () =>
    (await call(shop, `/api/v4/estimates?${String(new URLSearchParams(pair))}`)).body.result
  await eventually(async () =>
    expect(await quote()).toMatchObject({ estimate: expect.any(String) as string }),
  )
  expect((await quote())?.provider).toMatchObject({ id: 'changenow', name: new URL(provider.origin).host })
  const made = await call(shop, '/api/v4/exchanges-new', {
    ...{ ...pair, fixed: false, reverse: false, rateId: null },
    ...{ addressTo: ADDRESS.btc, userRefundAddress: ADDRESS.eth },
  })
  expect(made).toMatchObject({
    status: 201,
    body: { result: { status: 'waiting', sandbox: false, extendedInfo: { addressFrom: DEPOSIT } } },
  })
  const { publicId, provider: carrier } = made.body.result as {
    publicId: string
    provider: { orderId: string }
  }
  expect(carrier).toMatchObject({ name: new URL(provider.origin).host, canAct: true })
  expect(await rows(`select * from order_attributions where public_id = '${carrier.orderId}'`)).toMatchObject(
    [{ partner_id: 'p', key_id: 'k', reason: 'api_key' }],
  )
  const paid = await call(provider, `/api/v4/sandbox/exchanges/${carrier.orderId}/deposits`, { kind: 'full' })
  expect(paid.status).toBe(200)
  const read = async () => (await call(shop, `/api/v3/exchanges-new/${publicId}`)).body.result
  for (let moves = 0; moves < 12 && (await read()).status !== 'finished'; moves++) {
    await Promise.all([provider.moveClock(), shop.moveClock()])
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
  const { body: end } = await compat(`/exchange/by-id?id=${carrier.orderId}`)
  expect(end).toMatchObject({ status: 'finished', payoutHash: expect.any(String) as string })
  expect(await read()).toMatchObject({ status: 'finished', extendedInfo: { txTo: end.payoutHash } })
}, 120_000)
