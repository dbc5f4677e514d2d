// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'
import { plainBrowser } from './support/plainBrowser'

/** People whom the site knows by one address, as behind an exit of Tor, and who order by forms alone. */
const [WRITE, CROWD] = [3, 4]
const FORM = '/exchange-form?from=btc-btc&to=eth-eth&amount=0.05'
vi.setConfig({ testTimeout: 180_000 })

let site: Awaited<ReturnType<typeof startBuiltSite>>
beforeAll(async () => {
  site = await startBuiltSite({
    ...{ DATABASE_URL: '', TRUST_PROXY: '1' },
    ...{ RATE_LIMIT_WRITE: String(WRITE), RATE_LIMIT_CROWD: String(CROWD) },
  })
}, 240_000)
afterAll(() => site?.end())

let exits = 0
let exit = ''
/** An address of its own for each test. */
beforeEach(() => void (exit = `203.0.113.${++exits}`))

type Browser = ReturnType<typeof plainBrowser>
type Person = { hasCookies?: boolean; address?: string }

async function people(count: number, { hasCookies = true, address = exit }: Person = {}): Promise<Browser[]> {
  const found = Array.from({ length: count }, () =>
    plainBrowser(site.origin, { 'x-forwarded-for': address }, { hasCookies }),
  )
  for (const browser of found) await browser.open(FORM)
  return found
}

async function reachReview(browsers: Browser[]) {
  for (const browser of browsers) {
    await browser.press('Continue')
    await browser.press('Review exchange', { addressTo: PAYOUT_ADDRESS })
  }
}

/** All within one window of the limits. @returns what became of each */
async function order(browsers: Browser[]) {
  await reachReview(browsers)
  await Promise.all(browsers.map((browser) => browser.press('Create exchange')))
  return browsers.map(resultOf)
}
function resultOf(browser: Browser): string {
  if (browser.path().startsWith('/own-exchange/')) return 'placed'
  return browser.text().includes('Too many requests.') ? 'refused' : browser.text()
}
const counted = (results: string[]) => ({
  placed: results.filter((result) => result === 'placed').length,
  refused: results.filter((result) => result === 'refused').length,
})

test('everybody with a pass orders, whatever one without does at the same address', async () => {
  const abusers = await people(WRITE + 2, { hasCookies: false })
  const guests = await people(WRITE * 2)
  await site.moveClock()
  expect(counted(await order(abusers))).toEqual({ placed: WRITE, refused: 2 })
  expect(counted(await order(guests))).toEqual({ placed: WRITE * 2, refused: 0 })
})

test('a new pass for each order brings no more than none', async () => {
  const abusers = await people(WRITE + 2, { hasCookies: false })
  await reachReview(abusers)
  const sent = abusers.map(async (abuser) => {
    const [fresh] = await people(1)
    for (const [name, value] of fresh?.cookies ?? []) abuser.cookies.set(name, value)
    expect(abuser.cookies.size).toBe(1)
    await abuser.press('Create exchange')
  })
  await Promise.all(sent)
  expect(counted(abusers.map(resultOf))).toEqual({ placed: WRITE, refused: 2 })
})

test('a pass that this site has not sealed is none', async () => {
  const forgers = await people(WRITE + 2)
  await site.moveClock()
  for (const [at, { cookies }] of forgers.entries()) {
    const [, ...rest] = (cookies.get('formPass') ?? '').split('.')
    cookies.set('formPass', [String(at).padStart(22, 'x'), ...rest].join('.'))
  }
  expect(counted(await order(forgers))).toEqual({ placed: WRITE, refused: 2 })
})

test('one person has the limit of one, however often they open the form', async () => {
  const [first] = await people(1)
  await site.moveClock()
  const windows = await people(WRITE + 2)
  for (const { cookies } of windows)
    for (const [name, value] of first?.cookies ?? []) cookies.set(name, value)
  expect(counted(await order(windows))).toEqual({ placed: WRITE, refused: 2 })
})

test('a crowd has RATE_LIMIT_CROWD times what one address has, and takes nothing from another', async () => {
  const crowd = await people(WRITE * CROWD + 3)
  const elsewhere = await people(1, { address: '198.51.100.7' })
  await site.moveClock()
  expect(counted(await order(crowd))).toEqual({ placed: WRITE * CROWD, refused: 3 })
  expect(counted(await order(elsewhere))).toEqual({ placed: 1, refused: 0 })
})
