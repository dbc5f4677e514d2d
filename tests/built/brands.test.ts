import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queryRows } from '../server/postgres'
import { PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'
import { people } from './support/people'

/** The page of a partner's brand, from its proposal to a suspension, and an order that begins there. */

const PAGE = '/buy-and-sell-crypto-on-gull-wallet'
const REASON = 'We agreed on it in writing.'
const database = new URL(inject('postgres'))
const rows = (statement: string) => queryRows(database.href, statement)
let site: Awaited<ReturnType<typeof startBuiltSite>> | undefined
const { call, signIn, signUp, addFactor } = people(() => [site?.origin ?? ''], rows)
const origin = () => site?.origin ?? ''
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
let id = ''

const desk = (path: string, body: object, who = 'ben') =>
  call(`/api/v4/desk/partners/${id}/${path}`, { who, body: { reason: REASON, ...body } })
const brand = (decision: string, brandName = '', who?: string) => desk('brand', { decision, brandName }, who)

async function open(path: string, country = 'US') {
  const response = await fetch(origin() + path, { headers: { ...BROWSER, 'x-country': country } })
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('partnerReferral='))
  return { status: response.status, text: await response.text(), cookie: cookie?.replace(/;.*/, '') ?? '' }
}

/** Pages are cached for half a minute; what is due comes with the visit after. */
const becomes = (path: string, status: number) =>
  expect.poll(async () => (await open(path)).status, { timeout: 90_000, interval: 2000 }).toBe(status)

async function reasonOf(headers: Record<string, string>) {
  const body = {
    ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' },
    ...{ fixed: false, reverse: false, rateId: null, addressTo: PAYOUT_ADDRESS },
  }
  const made = await call('/api/v4/exchanges-new', { body, headers })
  expect(made.status, made.text).toBe(201)
  const order = String(made.body.result.publicId)
  const [found] = await rows(
    `select reason, code, partner_id = '${id}' as own from order_attributions where public_id = '${order}'`,
  )
  return found ? [found.reason, found.code, found.own] : null
}

beforeAll(async () => {
  const name = `brands_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  for (const who of ['gull', 'heron', 'ben']) await signUp(who)
  site = await startBuiltSite({
    ...{ DATABASE_URL: database.href, COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' },
    ...{ DESK_STAFF: 'ben@example.com:partners', PARTNER_BRANDS: 'Northwind' },
  })
  for (const who of ['gull', 'heron', 'ben']) await signIn(who)
  await addFactor('ben')
  for (const who of ['gull', 'heron'])
    expect(
      (await call('/api/v4/partners', { who, body: { code: `${who}post`, about: 'birds' } })).status,
    ).toBe(201)
  const [{ id: found } = {}] = await rows(
    `select partner_id as id from partner_codes where code = 'gullpost'`,
  )
  id = String(found)
}, 240_000)
afterAll(() => site?.end())

test('a page of the settings is there at once, and one of a partner from its approval on', async () => {
  expect((await open('/buy-and-sell-crypto-on-northwind')).status).toBe(200)
  expect((await brand('propose', 'Gull Wallet')).status).toBe(200)
  expect((await open(PAGE)).status).toBe(404)
  expect((await open('/sitemaps/pages-en.xml')).text).not.toContain(PAGE)
  expect((await brand('approve')).status).toBe(200)
  await becomes(PAGE, 200)
  await becomes(`/de${PAGE}`, 200)
  const { text } = await open(PAGE)
  expect(/<h1>([^<]*)/.exec(text)?.[1]).toContain('Gull Wallet')
  expect((await open('/sitemaps/pages-en.xml')).text).toContain(PAGE)
}, 200_000)

test('an order that begins there counts for the partner, with consent as for links', async () => {
  const { cookie } = await open(PAGE)
  expect(await reasonOf({ cookie })).toEqual(['last_link', 'gullpost', true])
  expect((await open(PAGE, 'DE')).cookie).toBe('')
  const next = await fetch(`${origin()}/exchange`, {
    headers: { ...BROWSER, 'x-country': 'DE', referer: origin() + PAGE },
    redirect: 'manual',
  })
  expect(next.headers.get('location')).toBe('/exchange?ref=gullpost')
  expect((await open('/buy-and-sell-crypto-on-northwind')).cookie).toBe('')
})

test('a stranger, another partner and the partner cannot decide on it', async () => {
  for (const who of ['heron', 'gull']) expect((await brand('withdraw', '', who)).status, who).toBe(404)
  expect((await call(`/api/v4/desk/partners/${id}/brand`, { body: {} })).status).toBe(401)
  expect((await call('/api/v4/partners/me', { who: 'heron' })).text).not.toContain('Gull Wallet')
  expect((await call('/api/v4/partners/me', { who: 'gull' })).body.result).toMatchObject({
    brand: { name: 'Gull Wallet', state: 'approved', code: 'gullpost' },
  })
})

test('a suspension takes it away, and its visits count no more', async () => {
  expect((await desk('decision', { decision: 'suspend' })).status).toBe(200)
  expect((await open(PAGE)).cookie).toBe('')
  await becomes(PAGE, 404)
  expect((await open('/sitemaps/pages-en.xml')).text).not.toContain(PAGE)
}, 200_000)
