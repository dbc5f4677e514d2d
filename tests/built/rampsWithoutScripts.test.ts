// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeProvider, startFakeProvider } from '../server/providers/fakeProvider'
import { startBuiltSite } from './support/builtSite'
import { plainBrowser } from './support/plainBrowser'
import { banxaFake, bityFake, guardarianFake, type RampFake } from './support/rampFakes'

const [BANXA, BITY, GUARDARIAN] = [banxaFake(), bityFake(), guardarianFake()]
const ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const IBAN = 'CH9300762011623852957'
const OWN = /^\/own-exchange\/([\w-]+)\/([\w-]{43})$/
const PATIENCE = 60_000
vi.setConfig({ testTimeout: 180_000 })

type Browser = ReturnType<typeof plainBrowser>

const fakes = new Map<RampFake, FakeProvider>()
let site: Awaited<ReturnType<typeof startBuiltSite>>
const visit = (headers: Record<string, string> = {}) =>
  plainBrowser(site.origin, { 'x-forwarded-for': '203.0.113.9', ...headers })

beforeAll(async () => {
  const ramps = [BANXA, BITY, GUARDARIAN]
  for (const ramp of ramps) fakes.set(ramp, await startFakeProvider(ramp.routes))
  site = await startBuiltSite({
    ...{ LIVE: '1', RAMPS: ramps.map(({ id }) => id).join(','), EMBEDDED_DATABASE: '1', TRUST_PROXY: '1' },
    ...{ CONTACT_EMAIL: 'help@example.com', LEGAL_NAME: 'Example' },
    ...{ LEGAL_ADDRESS: 'Street 1', LEGAL_LAW: 'Estonia', COUNTRY_HEADER: 'cf-ipcountry' },
    TOKEN_SECRET: 'a-secret-of-the-tests-with-32-letters',
    ...Object.fromEntries(ramps.flatMap((one) => Object.entries(one.settings(fakes.get(one)?.url ?? '')))),
  })
}, 240_000)
afterAll(async () => {
  await site?.end()
  await Promise.all([...fakes.values()].map((fake) => fake.close()))
})

async function until(browser: Browser, words: string) {
  for (const end = Date.now() + PATIENCE; ;) {
    await browser.reload()
    if (browser.text().includes(words) || Date.now() > end) break
    await wait(200)
  }
  expect(browser.text()).toContain(words)
}

const idOn = (browser: Browser) => OWN.exec(browser.path())?.[1] ?? ''

test('coins are bought by forms alone: country, offers, address, review, order, the page of the ramp', async () => {
  const browser = visit()
  await browser.open('/exchange-form?from=eur&to=btc-btc&amount=100')
  expect(browser.text()).toContain('Country you live in')
  expect(browser.count('input[name="offer"]')).toBe(0)
  await browser.press('Show rate', { country: 'CH' })
  // Of three ramps, one of which wants a signature.
  expect(browser.count('input[name="offer"]')).toBe(3)
  expect(browser.count('input[name="offer"][value="bity sepa"][disabled]')).toBe(1)
  for (const words of [
    'Contract with Guardarian OÜ',
    'Not possible: it requires a signed message',
    'ID check',
  ])
    expect(browser.text()).toContain(words)

  await browser.press('Continue', { offer: 'banxa card' })
  expect(browser.text()).toContain('Contract with Banxa Holdings Inc.')
  await browser.press('Review exchange')
  expect(browser.errorAt('addressTo')).not.toBeNull()
  await browser.press('Review exchange', { addressTo: ADDRESS })
  for (const words of [
    'Your contract is with',
    'By creating the exchange, you also accept the terms of Banxa',
    'you may have no right to cancel',
    'You continue on the Banxa website',
  ])
    expect(browser.text()).toContain(words)
  await browser.press('Create exchange: pay 100')
  expect(browser.path()).toMatch(OWN)
  const own = browser.path()
  await browser.pressAgain()
  // A second press leads to the same order.
  expect(browser.path()).toBe(own)
  expect(BANXA.openings(idOn(browser))).toBe(1)
  expect(browser.html()).toMatch(/href="https:\/\/checkout\.banxa\.com\/bx-\d+"/)
  BANXA.say(idOn(browser), 'complete')
  await site.moveClock()
  await until(browser, 'Exchange completed')
})

test('coins are sold by forms alone, with the account and its holder', async () => {
  const browser = visit()
  await browser.open('/exchange-form?from=btc-btc&to=eur&amount=0.01&country=CH&offer=bity+sepa&step=address')
  await browser.press('Review exchange', { addressTo: 'CH93', ownerName: 'Ada Example' })
  expect(browser.errorAt('addressTo')).not.toBeNull()
  expect(browser.errorAt('ownerStreet')).toContain('Fill in this field')
  expect(browser.errorAt('userRefundAddress')).not.toBeNull()
  expect(browser.field('ownerName')).toBe('Ada Example')
  const owner = { ownerStreet: 'Bahnhofstrasse', ownerBuildingNumber: '1', ownerPostCode: '8001' }
  const account = { addressTo: IBAN, userRefundAddress: ADDRESS }
  await browser.press('Review exchange', { ...account, ...owner, ownerTown: 'Zürich' })
  expect(browser.text()).toContain('You get a deposit address')
  await browser.press('Create exchange: send 0.01')
  expect(browser.text()).toContain('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')
  expect(fakes.get(BITY)?.requests.findLast(({ path }) => path === '/v2/orders')?.body).toMatchObject({
    output: { iban: IBAN, owner: { name: 'Ada Example', street_name: 'Bahnhofstrasse', country: 'CH' } },
  })
})

test('an amount below every limit says the limits, in the place of offers', async () => {
  const browser = visit()
  await browser.open('/exchange-form?from=eur&to=btc-btc&amount=5&country=CH')
  expect(browser.text()).toMatch(/No offer from.*Minimum (10|20)\sEUR/)
  expect(browser.count('input[name="offer"]')).toBe(0)
})

test('nobody is offered to a visitor of the European Economic Area, and nobody orders from there', async () => {
  const browser = visit({ 'cf-ipcountry': 'FR' })
  await browser.open('/exchange-form?from=eur&to=btc-btc&amount=100&country=CH')
  expect(browser.text()).toContain('You can’t buy coins where you live')
  expect(browser.count('[name="country"], [name="offer"]')).toBe(0)
})
